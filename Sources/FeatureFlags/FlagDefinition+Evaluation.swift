import Foundation
import JSONLogic
import StrictJSON

extension FlagDefinition {
  func evaluate(
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    if let variantForAllUsers, variantForAllUsers.typesWithoutConversion.contains(type) {
      return variantForAllUsers.detailsWhenChosen
    }
    return evaluateStateAndRule(as: type, default: defaultValue, in: context, at: now)
  }

  /// Evaluates the flag by its state, its rule and its default variant.
  ///
  /// It is a separate function, so that a flag with the same result for all users is cheaper.
  @inline(never)
  private func evaluateStateAndRule(
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    if let preparedBucketEvaluations, let user = context.targetingKey,
      let evaluation = preparedBucketEvaluations.evaluationIfPrepared(
        for: user,
        flagKey: key,
        as: type
      )
    {
      return evaluation
    }
    switch state {
    case .enabled: break
    case .disabled: return detailsWithCallerDefault(defaultValue, because: .disabled)
    case .invalid(let problem): return detailsWithError(.parseError, problem, defaultValue)
    }
    guard let targeting else {
      guard let defaultVariantIndex else {
        return detailsWithCallerDefault(defaultValue, because: .default)
      }
      return detailsOfVariant(at: defaultVariantIndex, as: type, default: defaultValue)
    }
    let chosen: RuleValue
    do throws(RuleError) {
      chosen = try targeting.evaluate(in: context, flagKey: key, at: now.unixSeconds)
    } catch {
      return detailsWithError(.parseError, error.description, defaultValue)
    }
    return detailsFromRuleResult(chosen, as: type, default: defaultValue)
  }

  /// Returns the evaluation for a result of the rule.
  ///
  /// A text, boolean or number that names a variant chooses it. `null` chooses the default variant
  /// or, without one, the caller's default value. Any other result is an error, and so is a chosen
  /// value that does not have the expected type.
  func detailsFromRuleResult(
    _ result: RuleValue,
    as type: FlagType?,
    default defaultValue: JSONTree
  ) -> ResolutionDetails {
    guard result != .null else {
      guard let defaultVariantIndex else {
        return detailsWithCallerDefault(defaultValue, because: .default)
      }
      let evaluation = detailsOfVariant(at: defaultVariantIndex, as: type, default: defaultValue)
      return evaluation.errorCode == nil ? evaluation.with(reason: .default) : evaluation
    }
    guard let name = result.scalarText else {
      let message = "the rule results in neither a text, a boolean nor a number"
      return detailsWithError(.general, message, defaultValue)
    }
    guard let variant = indexOfVariant(named: name) else {
      let message = "the rule results in '\(name)', which is not a variant"
      return detailsWithError(.general, message, defaultValue)
    }
    return detailsOfVariant(at: variant, as: type, default: defaultValue)
  }

  private func detailsOfVariant(
    at index: Int,
    as type: FlagType?,
    default defaultValue: JSONTree
  ) -> ResolutionDetails {
    let variant = variants[index]
    if variant.typesWithoutConversion.contains(type) { return variant.detailsWhenChosen }
    guard let value = type?.convert(variant.value) else {
      return detailsWithTypeMismatch(variant, defaultValue)
    }
    return ResolutionDetails(
      key: key,
      value: value,
      variant: variant.name,
      reason: variant.detailsWhenChosen.reason,
      metadata: mergedMetadata,
      version: version
    )
  }

  private func detailsWithTypeMismatch(_ variant: FlagVariant, _ defaultValue: JSONTree)
    -> ResolutionDetails
  {
    let message = "variant '\(variant.name)' does not have the requested type"
    return detailsWithError(.typeMismatch, message, defaultValue)
  }

  private func detailsWithError(
    _ code: FlagErrorCode,
    _ message: String,
    _ defaultValue: JSONTree
  ) -> ResolutionDetails {
    ResolutionDetails(
      key: key,
      value: defaultValue,
      reason: .error,
      failure: ResolutionDetails.Failure(code, message),
      metadata: mergedMetadata,
      version: version
    )
  }

  /// Returns the caller's default value with a reason that is no error.
  private func detailsWithCallerDefault(
    _ defaultValue: JSONTree,
    because reason: FlagReason
  ) -> ResolutionDetails {
    ResolutionDetails(
      key: key,
      value: defaultValue,
      reason: reason,
      metadata: mergedMetadata,
      version: version
    )
  }
}

extension ResolutionDetails {
  fileprivate func with(reason: FlagReason) -> ResolutionDetails {
    ResolutionDetails(
      key: key,
      value: value,
      variant: variant,
      reason: reason,
      metadata: metadata,
      version: version
    )
  }
}

extension Date {
  /// The whole seconds since 1970, rounded down; 0 if they do not fit `Int`.
  var unixSeconds: Int {
    Int(exactly: timeIntervalSince1970.rounded(.down)) ?? 0
  }
}
