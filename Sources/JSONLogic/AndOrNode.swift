/// `and`, `or`: the first operand that counts as false (`and`) or true (`or`), otherwise the last
/// one; `null` without operands.
final class AndOrNode: RuleNode {
  private let operands: [any RuleNode]
  /// The truth value of an operand that ends the evaluation: false for `and`, true for `or`.
  private let shortCircuitingTruth: Bool

  init(_ operands: [any RuleNode], endingAt shortCircuitingTruth: Bool) {
    self.operands = operands
    self.shortCircuitingTruth = shortCircuitingTruth
  }

  var possibleScalars: Set<RuleValue>? {
    guard let last = operands.last else { return [] }
    guard var scalars = last.possibleScalars else { return nil }
    for operand in operands.dropLast() {
      guard let more = scalarsEndingEvaluation(of: operand) else { return nil }
      scalars.formUnion(more)
      guard scalars.count <= Rule.maximumPossibleTexts else { return nil }
    }
    return scalars
  }

  var possibleKinds: RuleValueKinds { operands.isEmpty ? .null : operands.possibleKinds }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var last = RuleValue.null
    for operand in operands {
      last = try operand.evaluate(&run)
      if last.isTruthy == shortCircuitingTruth { return last }
    }
    return last
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    for operand in operands where try operand.hasTruthyResult(&run) == shortCircuitingTruth {
      return shortCircuitingTruth
    }
    return operands.isEmpty ? false : !shortCircuitingTruth
  }

  /// Returns the booleans, numbers and texts with which an operand ends the evaluation early.
  ///
  /// Called for each operand except the last. The set is empty if none of them ends the evaluation;
  /// the result is `nil` if they are known only by evaluating.
  private func scalarsEndingEvaluation(of operand: any RuleNode) -> Set<RuleValue>? {
    if let constant = operand as? ConstantNode, constant.value.isTruthy != shortCircuitingTruth {
      return []
    }
    return operand.possibleScalars?.filter { $0.isTruthy == shortCircuitingTruth }
  }
}
