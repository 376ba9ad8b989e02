/// `reduce`: combines the elements of an array by a rule that reads `current` and `accumulator`;
/// the initial value (`null` without one) for an empty array or another value.
final class ReductionNode: RuleNode {
  private let list: (any RuleNode)?
  private let rule: any RuleNode
  private let stepsPerElement: Int
  private let initialValue: (any RuleNode)?

  init(
    _ list: (any RuleNode)?,
    rule: any RuleNode,
    ruleSize: Int,
    initialValue: (any RuleNode)?
  ) {
    self.list = list
    self.rule = rule
    self.stepsPerElement = ruleSize
    self.initialValue = initialValue
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let list = try list?.evaluate(&run)
    var accumulator = try initialValue?.evaluate(&run) ?? .null
    guard case .array(let elements)? = list else { return accumulator }
    let outside = run.loopElement
    defer { run.loopElement = outside }
    for element in elements {
      try run.charge(stepsPerElement)
      run.loopElement = .object(["current": element, "accumulator": accumulator])
      accumulator = try rule.evaluate(&run)
      try run.checkDepth(of: accumulator)
    }
    return accumulator
  }
}
