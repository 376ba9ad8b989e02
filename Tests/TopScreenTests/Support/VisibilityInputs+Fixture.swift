import CounterScreen
import JSONLogic
import ScreenDocument
import TopScreen

extension VisibilityInputs {
  /// The moment of the fixtures, on an iPhone with version 4.2.0, for a user with the plan `gold`.
  static let gold = VisibilityInputs(
    now: ViewDataContext.tokyo.now,
    context: EvaluationContext(
      attributes: [
        "platform": .string("iOS"), "appVersion": .string("4.2.0"), "plan": .string("gold"),
      ]
    )
  )
}
