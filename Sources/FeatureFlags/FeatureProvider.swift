public import Foundation
public import JSONLogic
public import StrictJSON

/// A source of feature flags: a file, memory, a remote configuration, or several of them in layers.
///
/// An evaluation uses no network and no clock. For the same arguments it returns the same result
/// until flags change; then the provider notifies the observers of ``observeChanges(_:)``.
public protocol FeatureProvider: Sendable {
  /// Evaluates a flag.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's variants.
  ///   - defaultValue: The value to use if the flag gives none.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details. An error, also that of an unknown flag, is part of them;
  ///   the value then is the default value.
  func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails

  /// Calls a closure after each change of flags, until the returned observation is released; a call
  /// that has begun on another thread by then is not stopped.
  ///
  /// - Parameter changed: Called on any thread, once after each change, with the keys of the flags
  ///   that were added, removed or redefined; never with an empty set.
  /// - Returns: The observation; `nil` if the provider's flags never change, as by default.
  func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation?
}

extension FeatureProvider {
  /// Evaluates a flag as the type of its variants, with `null` as the default value.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details. An error, also that of an unknown flag, is part of them;
  ///   the value then is the default value.
  public func evaluate(
    _ key: String,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    evaluate(key, as: nil, default: .null, in: context, at: now)
  }

  /// Returns `nil` and never calls the closure: by default, flags never change.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? { nil }
}
