/// `and`, `or`: the first operand that counts as false (`and`) or true (`or`), otherwise the last
/// one; `null` without operands.
final class JunctionNode: RuleNode {
  private let operands: [any RuleNode]
  /// The truth value of an operand that ends the evaluation: false for `and`, true for `or`.
  private let deciding: Bool

  init(_ operands: [any RuleNode], endingAt deciding: Bool) {
    self.operands = operands
    self.deciding = deciding
  }

  var possibleTexts: Set<String>? {
    guard let last = operands.last else { return [] }
    guard var texts = last.possibleTexts else { return nil }
    for operand in operands.dropLast() {
      guard let more = textsDeciding(operand) else { return nil }
      texts.formUnion(more)
      guard texts.count <= Rule.maximumPossibleTexts else { return nil }
    }
    return texts
  }

  var possibleKinds: RuleKinds { operands.isEmpty ? .null : operands.possibleKinds }

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

  /// Returns those texts of an operand before the last that end the evaluation; `nil` if they are
  /// known only by evaluating.
  private func textsDeciding(_ operand: any RuleNode) -> Set<String>? {
    switch operand {
    case let constant as ConstantNode:
      constant.value.isTruthy == deciding ? constant.possibleTexts : []
    case is any PredicateNode:
      [deciding ? "true" : "false"]
    default:
      operand.possibleTexts?.filter {
        deciding ? !$0.isEmpty : Self.textsOfFalsyValues.contains($0)
      }
    }
  }

  /// The texts that count as false for some type of value.
  private static let textsOfFalsyValues: Set<String> = ["", "0", "NaN", "false"]
}
