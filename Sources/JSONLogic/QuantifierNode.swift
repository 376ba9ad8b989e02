/// `all`, `some`, `none`: whether a rule holds for all, some or none of an array's elements; for
/// an empty array or another value, only `none` is true.
final class QuantifierNode: PredicateNode {
  enum Quantifier {
    case all, some, none
  }

  private let list: (any RuleNode)?
  private let rule: any RuleNode
  private let stepsPerElement: Int
  private let quantifier: Quantifier

  init(
    _ list: (any RuleNode)?,
    rule: any RuleNode,
    ruleSize: Int,
    _ quantifier: Quantifier
  ) {
    self.list = list
    self.rule = rule
    self.stepsPerElement = ruleSize
    self.quantifier = quantifier
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    guard case .array(let elements)? = try list?.evaluate(&run), !elements.isEmpty else {
      return quantifier == .none
    }
    let outside = run.loopElement
    defer { run.loopElement = outside }
    for element in elements {
      try run.charge(stepsPerElement)
      run.loopElement = element
      if try rule.hasTruthyResult(&run) != (quantifier == .all) { return quantifier == .some }
    }
    return quantifier != .some
  }
}
