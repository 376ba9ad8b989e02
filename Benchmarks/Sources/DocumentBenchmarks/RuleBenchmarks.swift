package import BenchmarkKit
import JSONLogic
import ScreenDocument
import StrictJSON

/// A rule of ten operators, for a user that requires the evaluation of all of them; per rule.
///
/// The floor is ten closures that compute the same from the same context.
@MainActor
package let ruleBenchmarks: [Benchmark] = [
  Benchmark(
    "rules",
    "ten operators, seven attributes",
    units: rounds,
    subject: {
      let rule = compiled
      return {
        for _ in 0..<rounds {
          let result = try? rule.evaluate(in: context, flagKey: "flag", at: 0)
          precondition(result == .string("live"))
        }
      }
    },
    floor: {
      let rule = handWritten()
      return {
        for _ in 0..<rounds { precondition(rule(context) == "live") }
      }
    }
  )
]

private let rounds = 1000

private let context = EvaluationContext(
  targetingKey: "user-1",
  attributes: [
    "platform": .string("iOS"), "age": .number(30), "country": .string("JP"),
    "email": .string("anna@example.jp"), "blocked": .bool(false), "score": .number(50),
    "plan": .string("pro"),
  ]
)

private let compiled: Rule = {
  let text = #"""
    {"if": [
      {"and": [
        {"==": [{"var": "platform"}, "iOS"]}, {">=": [{"var": "age"}, 18]},
        {"in": [{"var": "country"}, ["DE", "US", "JP"]]}, {"starts_with": [{"var": "email"}, "a"]},
        {"!": {"var": "blocked"}},
        {"or": [{"<": [{"var": "score"}, 10]}, {"==": [{"var": "plan"}, "pro"]}]}]},
      "live", "off"]}
    """#
  do {
    var compiler = RuleCompiler()
    return compiler.compile(try JSONDocument(Array(text.utf8)).root)
  } catch {
    preconditionFailure("The rule is wrong: \(error)")
  }
}()

private typealias Condition = (EvaluationContext) -> Bool

private func handWritten() -> (EvaluationContext) -> String {
  let isOnPlatform: Condition = { $0.attributes["platform"] == .string("iOS") }
  let isGrownUp: Condition = { context in
    if case .number(let age)? = context.attributes["age"] { age >= 18 } else { false }
  }
  let countries: [RuleValue] = [.string("DE"), .string("US"), .string("JP")]
  let isInCountry: Condition = { context in
    context.attributes["country"].map(countries.contains) ?? false
  }
  let isNamed: Condition = { context in
    guard case .string(let email)? = context.attributes["email"] else { return false }
    return email.hasPrefix("a")
  }
  let isNotBlocked: Condition = { $0.attributes["blocked"] != .bool(true) }
  let isLow: Condition = { context in
    if case .number(let score)? = context.attributes["score"] { score < 10 } else { false }
  }
  let isPaying: Condition = { $0.attributes["plan"] == .string("pro") }
  let either: Condition = { isLow($0) || isPaying($0) }
  let all: Condition = { context in
    isOnPlatform(context) && isGrownUp(context) && isInCountry(context) && isNamed(context)
      && isNotBlocked(context) && either(context)
  }
  return { all($0) ? "live" : "off" }
}
