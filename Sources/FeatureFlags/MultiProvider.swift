public import Foundation
public import JSONLogic
public import StrictJSON

/// Several providers in layers: the first layer that has a flag evaluates it.
///
/// A provider that returns `FLAG_NOT_FOUND` does not have the flag. Every other result is final,
/// including errors such as `PROVIDER_NOT_READY`: a lower layer must not replace an invalid flag
/// with an older one.
public struct MultiProvider: FeatureProvider {
  /// The layers, the highest first.
  public let layers: [ProviderEntry]

  /// Combines providers.
  ///
  /// - Parameter layers: The layers, the highest first.
  public init(_ layers: [ProviderEntry]) {
    self.layers = layers
  }

  /// Evaluates a flag, and reports which layer evaluated it.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's variants.
  ///   - defaultValue: The value to use if the flag gives none.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The evaluation and the name of the layer; if no layer has the flag, the evaluation
  ///   of the lowest layer, and `nil` as the name. Without layers, the error is `FLAG_NOT_FOUND`.
  /// - Complexity: One evaluation for each layer down to the one that has the flag.
  public func evaluateReportingLayer(
    _ key: String,
    as type: FlagType? = nil,
    default defaultValue: JSONTree = .null,
    in context: EvaluationContext,
    at now: Date
  ) -> MultiProviderResult {
    var missing: ResolutionDetails?
    for layer in layers {
      let evaluation = layer.provider.evaluate(
        key,
        as: type,
        default: defaultValue,
        in: context,
        at: now
      )
      if evaluation.errorCode != .flagNotFound {
        return MultiProviderResult(layerName: layer.name, evaluation: evaluation)
      }
      missing = evaluation
    }
    let evaluation =
      missing
      ?? ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        failure: ResolutionDetails.Failure(.flagNotFound, "no flag has the key '\(key)'")
      )
    return MultiProviderResult(layerName: nil, evaluation: evaluation)
  }

  /// Evaluates a flag in the first layer that has it; without one, the error is `FLAG_NOT_FOUND`.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    evaluateReportingLayer(key, as: type, default: defaultValue, in: context, at: now).evaluation
  }

  /// Calls a closure after flags of any layer have changed, also if a higher layer hides them,
  /// until the returned observation is released; returns `nil` if no layer can report changes.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    let observations = layers.compactMap { $0.provider.observeChanges(changed) }
    guard !observations.isEmpty else { return nil }
    return FlagObservation { withExtendedLifetime(observations) {} }
  }
}
