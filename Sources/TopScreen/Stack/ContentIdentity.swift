public import ScreenDocument

/// The identity of a content in the lists of SwiftUI and UIKit: contents with the same id but
/// different kinds have different identities.
///
/// It is `Codable`, so that an app can save which content the user saw first, and scroll there
/// later.
public struct ContentIdentity: Hashable, Sendable, Codable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  public init(id: ContentID, kind: ContentKind) {
    self.id = id
    self.kind = kind
  }
}

extension ContentIdentity: CustomStringConvertible {
  /// The id, and the kind in parentheses.
  public var description: String { "\(id) (\(kind))" }
}

extension StackItem {
  /// The content's identity in the lists of SwiftUI and UIKit.
  public var identity: ContentIdentity { ContentIdentity(id: id, kind: kind) }
}
