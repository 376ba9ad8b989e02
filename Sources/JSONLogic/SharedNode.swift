/// A rule that stands once and is referred to in several places.
final class SharedNode: RuleNode {
  let rule: any RuleNode
  /// Found once, however often the rule is referred to.
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
