/// `merge`: the elements of all operands in one array; an operand that is not an array is one
/// element.
final class MergeNode: RuleNode {
  private let parts: [any RuleNode]

  init(_ parts: [any RuleNode]) {
    self.parts = parts
  }

  let possibleKinds = RuleValueKinds.array

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var merged: [RuleValue] = []
    for part in parts {
      switch try part.evaluate(&run) {
      case .array(let elements):
        try run.charge(elements.count / 16)
        merged += elements
      case let value: merged.append(value)
      }
    }
    return .array(merged)
  }
}
