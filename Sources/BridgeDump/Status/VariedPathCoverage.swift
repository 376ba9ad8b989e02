import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The paths of a kind's recorded responses at which only one value was recorded, and the share of
/// the other paths.
struct VariedPathCoverage {
  /// The share of ``Coverage/valuePaths(of:)`` at which the value varied or was sometimes absent,
  /// from 0 to 1.
  let variedPathShare: Double
  /// The paths at which the value was never absent and always the same
  /// (``Coverage/constantPaths(of:)``).
  let constantPaths: [JSONPointer]

  /// Creates the coverage of a kind; `nil` if the coverage has no response of the kind.
  init?(_ kind: ContentKind, _ coverage: Coverage) {
    guard let share = coverage.variedShare(of: kind) else { return nil }
    self.variedPathShare = share
    constantPaths = coverage.constantPaths(of: kind)
  }
}

extension VariedPathCoverage? {
  /// ``VariedPathCoverage/variedPathShare`` as JSON, with six significant digits; `null` if it is
  /// unknown.
  var variedPathShareJSON: JSONTree {
    map { JSONTree.number(String(format: "%.6g", $0.variedPathShare)) } ?? .null
  }

  /// ``VariedPathCoverage/constantPaths`` as JSON; `null` if they are unknown.
  var constantPathsJSON: JSONTree {
    map { .strings($0.constantPaths.map(\.description)) } ?? .null
  }
}

extension [KindStatus] {
  /// The maximum number of paths that a sentence names.
  private static var maximumNamedPaths: Int { 3 }

  /// The last part of a sentence: it names up to three paths at which all recorded values are
  /// equal, and the number of the others; empty if there are no such paths.
  var constantPathsClause: String {
    let all = flatMap { status in
      (status.variedPathCoverage?.constantPaths ?? []).map { path in
        let place = path.tokens.isEmpty ? "the whole response" : path.description
        return count > 1 ? "\(status.kind) \(place)" : place
      }
    }
    guard !all.isEmpty else { return "" }
    let named = all.prefix(Self.maximumNamedPaths).joined(separator: ", ")
    let rest = all.count - Self.maximumNamedPaths
    return "; these recorded paths never varied: \(named)"
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }
}
