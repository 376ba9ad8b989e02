public import Foundation
public import JSONLogic
public import StrictJSON

/// Where flags come from: a file, memory, a team's own remote configuration, or several in layers.
///
/// Evaluating is pure: it asks no network and no clock, and gives the same for the same arguments
/// until ``observeChanges(_:)`` announces another set of flags.
public protocol FeatureProvider: Sendable {
  /// Evaluates a flag.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's first variant.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details; an error is part of them.
  func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails

  /// Observes changed flags for as long as the result is kept.
  ///
  /// - Parameter changed: Called on any thread, after the change, with the keys of the flags that
  ///   were added, removed or redefined.
  /// - Returns: The observation; `nil` where flags never change, which is the default.
  func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation?
}

extension FeatureProvider {
  /// Evaluates a flag as the type of its first variant, with `null` for a default.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details; an error is part of them.
  public func evaluate(
    _ key: String,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    evaluate(key, as: nil, default: .null, in: context, at: now)
  }

  /// Flags that never change.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? { nil }
}
