/// A rule of `$evaluators`, which other rules refer to by `$ref`; each evaluation charges as many
/// steps as the rule has parts.
final class SharedEvaluatorNode: RuleNode {
  let rule: any RuleNode
  /// The booleans, numbers and texts that the rule can result in, computed once for all references
  /// to it.
  let possibleScalars: Set<RuleValue>?
  let possibleKinds: RuleValueKinds
  /// Whether any part of the rule is invalid.
  let hasFault: Bool
  private let stepsPerEvaluation: Int

  init(_ rule: any RuleNode, size: Int, hasFault: Bool) {
    self.rule = rule
    self.hasFault = hasFault
    stepsPerEvaluation = size
    possibleScalars = rule.possibleScalars
    possibleKinds = rule.possibleKinds
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    try run.charge(stepsPerEvaluation)
    return try rule.evaluate(&run)
  }

  func resultShares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    try run.charge(stepsPerEvaluation)
    return try rule.resultShares(&run)
  }
}
