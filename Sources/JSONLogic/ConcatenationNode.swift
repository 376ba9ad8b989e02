/// `cat`: the joined texts of the operands; an operand that results in `null` counts as the empty
/// text.
final class ConcatenationNode: RuleNode {
  let operands: [any RuleNode]

  init(_ operands: [any RuleNode]) {
    self.operands = operands
  }

  let possibleKinds = RuleValueKinds.string

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var text = ""
    for operand in operands {
      let value = try operand.evaluate(&run)
      if value != .null { text += try value.text(&run) }
      try run.checkLength(of: text)
    }
    try run.charge(forTextOf: text)
    return .string(text)
  }
}
