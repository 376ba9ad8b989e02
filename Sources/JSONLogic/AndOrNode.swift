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

  var possibleResultsAsTexts: Set<String>? {
    guard let last = operands.last else { return [] }
    guard var texts = last.possibleResultsAsTexts else { return nil }
    for operand in operands.dropLast() {
      guard let more = textsEndingEvaluation(of: operand) else { return nil }
      texts.formUnion(more)
      guard texts.count <= Rule.maximumPossibleTexts else { return nil }
    }
    return texts
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

  func isTruthy(_ run: inout RuleRun) throws(RuleError) -> Bool {
    for operand in operands where try operand.isTruthy(&run) == shortCircuitingTruth {
      return shortCircuitingTruth
    }
    return operands.isEmpty ? false : !shortCircuitingTruth
  }

  /// Returns the texts of the results with which an operand ends the evaluation early.
  ///
  /// Called for each operand except the last. The set is empty if no result that has a text ends
  /// the evaluation; the result is `nil` if the texts are known only by evaluating.
  private func textsEndingEvaluation(of operand: any RuleNode) -> Set<String>? {
    switch operand {
    case let constant as ConstantNode:
      constant.value.isTruthy == shortCircuitingTruth ? constant.possibleResultsAsTexts : []
    case is any PredicateNode:
      [shortCircuitingTruth ? "true" : "false"]
    default:
      operand.possibleResultsAsTexts?.filter {
        shortCircuitingTruth ? !$0.isEmpty : Self.textsOfFalsyValues.contains($0)
      }
    }
  }

  /// The texts of the values that count as false and have a text: the empty text, 0, NaN and false.
  private static let textsOfFalsyValues: Set<String> = ["", "0", "NaN", "false"]
}
