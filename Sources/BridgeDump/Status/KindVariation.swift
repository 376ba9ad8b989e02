import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// Which values of a kind's recorded responses vary.
struct KindVariation {
  /// The share of the paths that had several values, from 0 to 1.
  let share: Double
  /// The paths that had only one value.
  let constant: [JSONPointer]

  /// Creates the variation of a kind; `nil` for a kind without a response.
  init?(_ kind: ContentKind, _ coverage: Coverage) {
    guard let share = coverage.variedShare(of: kind) else { return nil }
    self.share = share
    constant = coverage.constantPaths(of: kind)
  }
}

extension KindVariation? {
  /// The share as JSON; `null` if it is unknown.
  var shareJSON: JSONTree {
    map { JSONTree.number(String(format: "%.6g", $0.share)) } ?? .null
  }

  /// The paths that had only one value, as JSON; `null` if they are unknown.
  var constantJSON: JSONTree {
    map { .strings($0.constant.map(\.description)) } ?? .null
  }
}

extension [KindStatus] {
  /// The maximum number of paths that a sentence names.
  private static var namedPaths: Int { 3 }

  /// The paths that the records of kinds never varied, as the end of a sentence; empty if they are unknown.
  var neverVaried: String {
    let all = flatMap { status in
      (status.coverage?.constant ?? []).map { path in
        let place = path.tokens.isEmpty ? "the whole response" : path.description
        return count > 1 ? "\(status.kind) \(place)" : place
      }
    }
    guard !all.isEmpty else { return "" }
    let named = all.prefix(Self.namedPaths).joined(separator: ", ")
    let rest = all.count - Self.namedPaths
    return "; these recorded paths never varied: \(named)"
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }
}
