/// `and`, `or`: the first operand that decides, or the last.
final class JunctionNode: RuleNode {
  private let operands: [any RuleNode]
  /// What decides: whether an operand counts as true.
  private let deciding: Bool

  init(_ operands: [any RuleNode], endingAt deciding: Bool) {
    self.operands = operands
    self.deciding = deciding
  }

  var possibleTexts: Set<String>? { operands.possibleTexts }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var last = RuleValue.null
    for operand in operands {
      last = try operand.evaluate(&run)
      if last.isTruthy == deciding { return last }
    }
    return last
  }

  func isTruthy(_ run: inout RuleRun) throws(RuleError) -> Bool {
    for operand in operands where try operand.isTruthy(&run) == deciding { return deciding }
    return operands.isEmpty ? false : !deciding
  }
}
