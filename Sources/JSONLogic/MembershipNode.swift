/// `in`: whether the second operand, an array or a text, contains the first one; an empty text
/// contains nothing.
///
/// Elements are compared as by `===`. In a text, the text of the first operand is searched; a text
/// that is not empty contains the empty text. The result is false with fewer than two operands, and
/// if the second one is neither an array nor a text.
final class MembershipNode: PredicateNode {
  private let operands: [any RuleNode]

  init(_ operands: [any RuleNode]) {
    self.operands = operands
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    guard operands.count >= 2 else { return false }
    let value = try operands[0].evaluate(&run)
    switch try operands[1].evaluate(&run) {
    case .array(let elements):
      try run.charge(elements.count / 16)
      for element in elements where try element.strictlyEquals(value, &run) { return true }
      return false
    case .string(let text):
      guard !text.isEmpty else { return false }
      let part = try value.text(&run)
      let comparisons = text.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
      try run.charge(comparisons.overflow ? .max : comparisons.partialValue / 1024)
      return Self.contains(text, part)
    case .null, .bool, .number, .object:
      return false
    }
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
