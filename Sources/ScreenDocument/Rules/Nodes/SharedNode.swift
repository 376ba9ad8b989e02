/// A rule that stands once and is referred to in several places.
final class SharedNode: RuleNode {
  let rule: any RuleNode
  private let size: Int

  init(_ rule: any RuleNode, size: Int) {
    self.rule = rule
    self.size = size
  }

  var possibleTexts: Set<String>? { rule.possibleTexts }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    try run.charge(size)
    return try rule.evaluate(&run)
  }

  func shares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    try run.charge(size)
    return try rule.shares(&run)
  }
}
