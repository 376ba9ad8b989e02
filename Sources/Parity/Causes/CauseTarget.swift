public import ScreenDocument
public import StrictJSON

/// A kind, and a place and an aspect of its output in which the two sides of a response differ.
public struct CauseTarget: Hashable, Sendable {
  /// The content's kind.
  public let kind: ContentKind
  /// The place, with `*` for each list index, and for each member name that is a whole number.
  public let path: JSONPointer
  /// The aspect; `nil` if the outcome is ``ComparisonOutcome/candidateError``.
  public let aspect: ParityAspect?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - kind: The content's kind.
  ///   - path: The place; each token that `Int` can read becomes `*`, also the name of a member.
  ///   - aspect: The aspect; `nil` if the outcome is ``ComparisonOutcome/candidateError``.
  public init(kind: ContentKind, path: JSONPointer, aspect: ParityAspect?) {
    self.kind = kind
    self.path = JSONPointer(tokens: path.tokens.map { Int($0) == nil ? $0 : "*" })
    self.aspect = aspect
  }

  /// The maximum number of targets of one response, 20; differences at further targets are not
  /// grouped.
  public static let maximumCountPerResponse = 20

  /// Returns the targets of a result, each once, in the order of the differences.
  ///
  /// - Parameter result: The result of a comparison.
  /// - Returns: Up to ``maximumCountPerResponse`` targets; none for an outcome other than
  ///   ``ComparisonOutcome/mismatched`` and ``ComparisonOutcome/candidateError``.
  public static func targets(of result: ComparisonResult) -> [CauseTarget] {
    if result.outcome == .candidateError {
      return [CauseTarget(kind: result.kind, path: .root, aspect: nil)]
    }
    guard result.outcome == .mismatched else { return [] }
    var targets: [CauseTarget] = []
    for difference in result.differences where targets.count < maximumCountPerResponse {
      let target = CauseTarget(
        kind: result.kind,
        path: difference.path,
        aspect: difference.aspect
      )
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }
}

extension CauseTarget: Comparable {
  /// Orders targets by kind, then by place, then by aspect, each as a text; no aspect comes first.
  public static func < (left: Self, right: Self) -> Bool { left.sortKeys < right.sortKeys }

  private var sortKeys: (String, String, String) {
    (kind.rawValue, path.description, aspect?.rawValue ?? "")
  }
}
