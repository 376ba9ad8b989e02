/// `!`, `!!`: whether the first operand counts as false (`!`) or true (`!!`); an absent one counts
/// as false.
final class TruthinessNode: PredicateNode {
  private let operand: (any RuleNode)?
  private let resultIfOperandIsTruthy: Bool

  init(_ operand: (any RuleNode)?, expecting resultIfOperandIsTruthy: Bool) {
    self.operand = operand
    self.resultIfOperandIsTruthy = resultIfOperandIsTruthy
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    try (operand?.hasTruthyResult(&run) ?? false) == resultIfOperandIsTruthy
  }
}
