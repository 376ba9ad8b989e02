import Foundation
package import StrictJSON

/// An action of the user, with its type erased.
package struct UserAction: Sendable {
  /// The action with its own type.
  package let value: any Codable & Sendable

  /// Erases the type of an action.
  package init(_ value: some Codable & Sendable) {
    self.value = value
  }

  /// The action as JSON, with sorted keys; `nil` if it cannot be encoded.
  package var json: JSONValue? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return nil }
    return try? JSONDocument(Array(data)).root
  }
}
