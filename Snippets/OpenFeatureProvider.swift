// A provider for OpenFeature's Swift client: what the documentation of Bridge shows, as a whole.

import Bridge
import FeatureFlags
import Foundation
import JSONLogic
import ScreenDocument

/// Stands in for OpenFeature's type of this name.
struct ProviderEvaluation<Value> {
  var value: Value
  var variant: String?
  var reason: String?
  var errorCode: String?
  var errorMessage: String?
}

/// Stands in for OpenFeature's protocol of this name.
protocol FeatureProvider {
  func getBooleanEvaluation(
    key: String,
    defaultValue: Bool,
    context: EvaluationContext
  ) throws -> ProviderEvaluation<Bool>
}

// snippet.show
struct FlagProvider: FeatureProvider {
  let flags: any FeatureFlags.FeatureProvider

  func getBooleanEvaluation(
    key: String,
    defaultValue: Bool,
    context: EvaluationContext
  ) throws -> ProviderEvaluation<Bool> {
    let evaluation = flags.evaluate(
      key,
      as: .boolean,
      default: .bool(defaultValue),
      in: context,
      at: Date()
    )
    var value = defaultValue
    if case .bool(let flag) = evaluation.value { value = flag }
    return ProviderEvaluation(
      value: value,
      variant: evaluation.variant,
      reason: evaluation.reason.rawValue,
      errorCode: evaluation.errorCode?.rawValue,
      errorMessage: evaluation.errorMessage
    )
  }
}
// snippet.end

let provider = FlagProvider(flags: InMemoryProvider(["newSearch": .bool(true)]))
let evaluation = try provider.getBooleanEvaluation(
  key: "newSearch",
  defaultValue: false,
  context: EvaluationContext()
)
print(evaluation.value, evaluation.reason ?? "")
