/// `merge`: the elements of all operands in one array; an operand that is not an array is one
/// element.
final class MergeNode: RuleNode {
  private let operands: [any RuleNode]

  init(_ operands: [any RuleNode]) {
    self.operands = operands
  }

  let possibleKinds = RuleValueKinds.array

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var merged: [RuleValue] = []
    for operand in operands {
      switch try operand.evaluate(&run) {
      case .array(let elements):
        try run.charge(elements.count / 16)
        merged += elements
      case let value: merged.append(value)
      }
    }
    return .array(merged)
  }
}
