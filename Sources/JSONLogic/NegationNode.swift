/// `!`, `!!`: whether the operand counts as false (`!`) or true (`!!`).
final class NegationNode: PredicateNode {
  private let operand: (any RuleNode)?
  private let expected: Bool

  init(_ operand: (any RuleNode)?, expecting expected: Bool) {
    self.operand = operand
    self.expected = expected
  }

  func isTruthy(_ run: inout RuleRun) throws(RuleError) -> Bool {
    try (operand?.isTruthy(&run) ?? false) == expected
  }
}
