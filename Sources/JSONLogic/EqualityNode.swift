/// `==`, `!=`, `===`, `!==`.
final class EqualityNode: PredicateNode {
  private let left: (any RuleNode)?
  private let right: (any RuleNode)?
  private let isStrict: Bool
  private let expected: Bool

  /// Creates a node; an absent operand is JavaScript's `undefined`.
  init(_ operands: [any RuleNode], isStrict: Bool, expecting expected: Bool) {
    left = operands.first
    right = operands.dropFirst().first
    self.isStrict = isStrict
    self.expected = expected
  }

  func isTruthy(_ run: inout RuleRun) throws(RuleError) -> Bool {
    guard let left else { return expected }
    let value = try left.evaluate(&run)
    guard let right else { return (!isStrict && value == .null) == expected }
    let other = try right.evaluate(&run)
    let isEqual =
      isStrict ? try value.strictlyEquals(other, &run) : try value.looselyEquals(other, &run)
    return isEqual == expected
  }
}
