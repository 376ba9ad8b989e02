public import Foundation
public import JSONLogic
public import StrictJSON

/// Flags that can be set by hand over those of another source: what a debug menu talks to.
///
/// ```swift
/// let flags = OverridingProvider(remote)
/// flags.override("content.coupons", with: .string("live"))
/// flags.clear("content.coupons")
/// ```
///
/// Safe on any thread; changes are announced on the thread that makes them.
public final class OverridingProvider: FeatureProvider {
  /// The name of the layer of what is set by hand.
  public static let overrideLayer = "override"
  /// The name of the layer of the other source.
  public static let baseLayer = "base"

  private let overriding = InMemoryProvider()
  private let layered: MultiProvider

  /// Creates a source that overrides nothing yet.
  ///
  /// - Parameter base: Where the other flags come from.
  public init(_ base: any FeatureProvider) {
    layered = MultiProvider([
      ProviderEntry(Self.overrideLayer, overriding), ProviderEntry(Self.baseLayer, base),
    ])
  }

  /// What is set by hand, by key.
  public var overrides: [String: JSONTree] { overriding.values }

  /// Sets a flag by hand.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - value: The value that everybody gets.
  public func override(_ key: String, with value: JSONTree) {
    overriding.set(value, for: key)
  }

  /// Gives a flag back to the other source.
  ///
  /// - Parameter key: The flag's key.
  public func clear(_ key: String) {
    overriding.set(nil, for: key)
  }

  /// Gives all flags back to the other source.
  public func clearAll() {
    overriding.replaceAll(with: [:])
  }

  /// Evaluates a flag, and reports whether an override gave the result.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's first variant.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The evaluation, with ``overrideLayer`` or ``baseLayer``.
  public func answer(
    _ key: String,
    as type: FlagType? = nil,
    default defaultValue: JSONTree = .null,
    in context: EvaluationContext,
    at now: Date
  ) -> MultiProviderResult {
    layered.answer(key, as: type, default: defaultValue, in: context, at: now)
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
    layered.evaluate(key, as: type, default: defaultValue, in: context, at: now)
  }

  /// Observes flags that are overridden or changed in the other provider.
  ///
  /// - Parameter changed: Called after the change, with the keys.
  /// - Returns: The observation.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    layered.observeChanges(changed)
  }
}
