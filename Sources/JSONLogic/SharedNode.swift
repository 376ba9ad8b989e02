/// An evaluator that rules refer to by `$ref`; each evaluation charges its size in steps.
final class SharedNode: RuleNode {
  let rule: any RuleNode
  /// Computed once, for all references to the rule.
  let possibleTexts: Set<String>?
  let possibleKinds: RuleKinds
  private let size: Int

  init(_ rule: any RuleNode, size: Int) {
    self.rule = rule
    self.size = size
    possibleTexts = rule.possibleTexts
    possibleKinds = rule.possibleKinds
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    try run.charge(size)
    return try rule.evaluate(&run)
  }

  func shares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    try run.charge(size)
    return try rule.shares(&run)
  }
}
