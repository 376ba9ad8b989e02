import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// The content kind and the path of a mismatch, by which it is recognised while its screen shrinks.
///
/// All whole numbers in a path count as the same, because the indices of a list change when earlier
/// elements are removed.
struct ContentKindAndMismatchPath: Hashable {
  let kind: ContentKind
  private let pathTokensWithoutIndices: [String]

  /// Creates the pattern of a mismatch's first difference; `nil` for any other outcome, or without
  /// a difference.
  init?(_ result: ComparisonResult) {
    guard result.outcome == .mismatched, let first = result.differences.first else { return nil }
    kind = result.kind
    pathTokensWithoutIndices = Self.tokensWithoutIndices(of: first.path)
  }

  /// Returns whether a mismatch of the kind has a difference at the path.
  func isFound(in results: [ComparisonResult]) -> Bool {
    results.contains { result in
      result.kind == kind && result.outcome == .mismatched
        && result.differences.contains {
          Self.tokensWithoutIndices(of: $0.path) == pathTokensWithoutIndices
        }
    }
  }

  private static func tokensWithoutIndices(of path: JSONPointer) -> [String] {
    path.tokens.map { Int($0) == nil ? $0 : "*" }
  }
}
