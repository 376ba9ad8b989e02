/// `!`, `!!`: whether the first operand counts as false (`!`) or true (`!!`); an absent one counts
/// as false.
final class TruthinessNode: PredicateNode {
  private let operand: (any RuleNode)?
  private let resultIfTruthy: Bool

  init(_ operand: (any RuleNode)?, expecting resultIfTruthy: Bool) {
    self.operand = operand
    self.resultIfTruthy = resultIfTruthy
  }

  func isTruthy(_ run: inout RuleRun) throws(RuleError) -> Bool {
    try (operand?.isTruthy(&run) ?? false) == resultIfTruthy
  }
}
