/// A value that is known without evaluating, such as a literal.
final class ConstantNode: RuleNode {
  let value: RuleValue

  init(_ value: RuleValue) {
    self.value = value
  }

  var possibleScalars: Set<RuleValue>? {
    switch value {
    case .null: []
    case .bool, .number, .string: [value]
    case .array, .object: nil
    }
  }

  var possibleKinds: RuleValueKinds { value.kind }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue { value }
}
