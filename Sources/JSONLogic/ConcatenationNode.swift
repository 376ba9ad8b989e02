/// `cat`: the joined texts of the operands; an operand that results in `null` counts as the empty
/// text.
final class ConcatenationNode: RuleNode {
  let parts: [any RuleNode]

  init(_ parts: [any RuleNode]) {
    self.parts = parts
  }

  let possibleKinds = RuleValueKinds.string

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var text = ""
    for part in parts {
      let value = try part.evaluate(&run)
      if value != .null { text += try value.text(&run) }
      try run.checkLength(of: text)
    }
    try run.charge(forTextOf: text)
    return .string(text)
  }
}
