/// A value that is known without evaluating, such as a literal.
final class ConstantNode: RuleNode {
  let value: RuleValue

  init(_ value: RuleValue) {
    self.value = value
  }

  var possibleResultsAsTexts: Set<String>? {
    switch value {
    case .null: []
    case .bool(let bool): [bool ? "true" : "false"]
    case .number(let number): [JavaScriptNumber.text(of: number)]
    case .string(let text): [text]
    case .array, .object: nil
    }
  }

  var possibleKinds: RuleValueKinds { value.kind }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue { value }
}
