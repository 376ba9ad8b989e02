public import Foundation
public import JSONLogic
public import StrictJSON

/// Several sources, one over the other: the first that has a flag decides it.
///
/// A source has not got a flag if it says `FLAG_NOT_FOUND`. Every other answer stands, errors among
/// them: an invalid flag in an upper layer must not be replaced by an older one below.
public struct MultiProvider: FeatureProvider {
  /// The layers, the highest first.
  public let layers: [ProviderEntry]

  /// Puts sources one over the other.
  ///
  /// - Parameter layers: The layers, the highest first.
  public init(_ layers: [ProviderEntry]) {
    self.layers = layers
  }

  /// Evaluates a flag, and reports which layer gave the result.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's first variant.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The evaluation with the layer; where no layer has the flag, the lowest one's.
  /// - Complexity: An evaluation for each layer down to the one that has the flag.
  public func answer(
    _ key: String,
    as type: FlagType? = nil,
    default defaultValue: JSONTree = .null,
    in context: EvaluationContext,
    at now: Date
  ) -> MultiProviderResult {
    var missing: ResolutionDetails?
    for layer in layers {
      let evaluation = layer.source.evaluate(
        key,
        as: type,
        default: defaultValue,
        in: context,
        at: now
      )
      if evaluation.errorCode != .flagNotFound {
        return MultiProviderResult(layer: layer.name, evaluation: evaluation)
      }
      missing = evaluation
    }
    let evaluation =
      missing
      ?? ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        errorCode: .flagNotFound,
        errorMessage: "no flag has the key '\(key)'"
      )
    return MultiProviderResult(layer: nil, evaluation: evaluation)
  }

  /// Evaluates a flag.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's first variant.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details; an error is part of them.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    answer(key, as: type, default: defaultValue, in: context, at: now).evaluation
  }

  /// Observes changed flags in any layer.
  ///
  /// - Parameter changed: Called with what a layer announces, also if a higher one hides it.
  /// - Returns: The observation; `nil` if no layer ever changes.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    let observations = layers.compactMap { $0.source.observeChanges(changed) }
    guard !observations.isEmpty else { return nil }
    return FlagObservation { withExtendedLifetime(observations) {} }
  }
}
