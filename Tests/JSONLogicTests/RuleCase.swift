import Foundation
import JSONLogic
import StrictJSON

/// A rule, its context and its result, as JSON.
struct RuleCase: Sendable, CustomStringConvertible {
  let rule: String
  var data = "{}"
  let result: String

  init(_ rule: String, _ result: String, for data: String = "{}") {
    self.rule = rule
    self.data = data
    self.result = result
  }

  var description: String { "\(rule) for \(data)" }

  var expected: RuleValue { RuleValue(Self.tree(result)) }

  func evaluate(fractional: FractionalGeneration = .second) throws -> RuleValue {
    var compiler = RuleCompiler(fractional: fractional)
    let rule = compiler.compile(Self.value(self.rule))
    return try rule.evaluate(in: Self.context(data), flagKey: "flag", at: 1_700_000_000)
  }

  static func value(_ text: String) -> JSONValue {
    guard let document = try? JSONDocument(Array(text.utf8)) else {
      preconditionFailure("A rule of a test is no JSON: \(text)")
    }
    return document.root
  }

  static func tree(_ text: String) -> JSONTree { value(text).tree }

  /// The members of an object as attributes, `targetingKey` as the targeting key.
  static func context(_ text: String) -> EvaluationContext {
    guard case .object(var attributes) = RuleValue(tree(text)) else { return EvaluationContext() }
    var key: String?
    if case .string(let text)? = attributes.removeValue(forKey: "targetingKey") { key = text }
    return EvaluationContext(targetingKey: key, attributes: attributes)
  }
}
