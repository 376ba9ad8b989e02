public import Foundation
public import JSONLogic
public import StrictJSON

/// A provider whose flags are those of another one, unless they are overridden by hand, for a debug
/// menu.
///
/// ```swift
/// let flags = OverridingProvider(remote)
/// flags.override("content.coupons", with: .string("live"))
/// flags.clearOverride(of: "content.coupons")
/// ```
///
/// Overrides can be changed on any thread; the observers are called on this thread, before the
/// function returns, if an override has changed.
public final class OverridingProvider: FeatureProvider {
  /// The name of the layer of overrides.
  public static let overrideLayerName = "override"
  /// The name of the layer of the other provider.
  public static let baseLayerName = "base"

  private let overrideProvider = InMemoryProvider()
  private let overridesThenBase: MultiProvider

  /// Creates a provider without overrides.
  ///
  /// - Parameter base: The provider of the flags that are not overridden.
  public init(_ base: any FeatureProvider) {
    overridesThenBase = MultiProvider([
      ProviderEntry(Self.overrideLayerName, overrideProvider),
      ProviderEntry(Self.baseLayerName, base),
    ])
  }

  /// The overriding values, by flag key.
  public var overrides: [String: JSONTree] { overrideProvider.values }

  /// Overrides a flag, in place of an earlier override; the other provider need not have the flag.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - value: The value for all users.
  public func override(_ key: String, with value: JSONTree) {
    overrideProvider.set(value, for: key)
  }

  /// Removes a flag's override; does nothing if it has none.
  public func clearOverride(of key: String) {
    overrideProvider.set(nil, for: key)
  }

  /// Removes all overrides; the observers are called once, with the keys of all of them, or not at
  /// all if there are none.
  public func clearAllOverrides() {
    overrideProvider.replaceAll(with: [:])
  }

  /// Evaluates a flag, and reports whether an override gave the result.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's variants.
  ///   - defaultValue: The value to use if the flag gives none.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The evaluation, and ``overrideLayerName`` or ``baseLayerName``; `nil` as the name
  ///   of its layer if no provider has the flag.
  public func evaluateReportingLayer(
    _ key: String,
    as type: FlagType? = nil,
    default defaultValue: JSONTree = .null,
    in context: EvaluationContext,
    at now: Date
  ) -> MultiProviderResult {
    overridesThenBase.evaluateReportingLayer(
      key,
      as: type,
      default: defaultValue,
      in: context,
      at: now
    )
  }

  /// Evaluates a flag: an override gives the result, otherwise the other provider.
  ///
  /// An override of another type than the expected one is the error `TYPE_MISMATCH`.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    overridesThenBase.evaluate(key, as: type, default: defaultValue, in: context, at: now)
  }

  /// Calls a closure after overrides have changed, and after flags of the other provider have
  /// changed, also overridden ones, until the returned observation is released.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    overridesThenBase.observeChanges(changed)
  }
}
