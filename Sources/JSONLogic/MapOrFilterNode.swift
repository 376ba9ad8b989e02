/// `map`, `filter`: the result of a rule for each element of an array (`map`), or the elements for
/// which it holds (`filter`); the empty array for another value.
final class MapOrFilterNode: RuleNode {
  private let list: (any RuleNode)?
  private let rule: any RuleNode
  private let stepsPerElement: Int
  private let isFilter: Bool

  init(_ list: (any RuleNode)?, rule: any RuleNode, ruleSize: Int, isFilter: Bool) {
    self.list = list
    self.rule = rule
    self.stepsPerElement = ruleSize
    self.isFilter = isFilter
  }

  let possibleKinds = RuleValueKinds.array

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    guard case .array(let elements)? = try list?.evaluate(&run) else { return .array([]) }
    let outside = run.loopElement
    defer { run.loopElement = outside }
    var selected: [RuleValue] = []
    for element in elements {
      try run.charge(stepsPerElement)
      run.loopElement = element
      let value = try rule.evaluate(&run)
      if !isFilter { selected.append(value) } else if value.isTruthy { selected.append(element) }
    }
    return .array(selected)
  }
}
