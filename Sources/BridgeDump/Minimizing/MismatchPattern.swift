import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// The kind and place by which a mismatch is recognised while its screen shrinks.
///
/// Indices of lists are left out, because they change when earlier elements are removed.
struct MismatchPattern: Hashable {
  let kind: ContentKind
  private let tokens: [String]

  /// Creates the pattern of a result's first difference; `nil` if it has none.
  init?(_ result: ComparisonResult) {
    guard result.outcome == .mismatched, let first = result.differences.first else { return nil }
    kind = result.kind
    tokens = Self.tokens(of: first.path)
  }

  func isFound(in results: [ComparisonResult]) -> Bool {
    results.contains { result in
      result.kind == kind && result.outcome == .mismatched
        && result.differences.contains { Self.tokens(of: $0.path) == tokens }
    }
  }

  private static func tokens(of path: JSONPointer) -> [String] {
    path.tokens.map { Int($0) == nil ? $0 : "*" }
  }
}
