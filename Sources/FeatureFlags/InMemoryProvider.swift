import Basics
public import Foundation
public import JSONLogic
public import StrictJSON

/// Flags that are set by code: in tests, in previews, or from a team's own remote configuration.
///
/// A flag has one value, which everybody gets, with reason `STATIC`. Setting flags is safe on any
/// thread, and announced on the thread that does it.
public final class InMemoryProvider: FeatureProvider {
  private let flags: Guarded<[String: ResolutionDetails]>
  private let observers = FlagObservers()

  /// Creates a source.
  ///
  /// - Parameter values: The flags' values by key.
  public init(_ values: [String: JSONTree] = [:]) {
    flags = Guarded(Self.flags(values))
  }

  /// The flags' values by key.
  public var values: [String: JSONTree] { flags.withLock { $0.mapValues(\.value) } }

  /// Sets a flag, or takes it away.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for no such flag.
  ///   - key: The flag's key.
  public func set(_ value: JSONTree?, for key: String) {
    let flag = value.map { Self.flag(key, $0) }
    let hasChanged = flags.withLock { flags in
      defer { flags[key] = flag }
      return flags[key] != flag
    }
    if hasChanged { observers.announce([key]) }
  }

  /// Replaces all flags at once, and announces those that differ.
  ///
  /// - Parameter values: The flags' values by key.
  public func replaceAll(with values: [String: JSONTree]) {
    let new = Self.flags(values)
    let old = flags.withLock { flags in
      defer { flags = new }
      return flags
    }
    observers.announce(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
  }

  /// Evaluates a flag; the context and the moment make no difference.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for that of the value.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment.
  /// - Returns: The value and its details; an error is part of them.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    guard let flag = flags.withLock({ $0[key] }) else {
      return ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        errorCode: .flagNotFound,
        errorMessage: "no flag has the key '\(key)'"
      )
    }
    guard let type else { return flag }
    guard let value = type.accepts(flag.value) else {
      return ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        errorCode: .typeMismatch,
        errorMessage: "the value is not of the type asked for",
        version: flag.version
      )
    }
    guard value != flag.value else { return flag }
    return ResolutionDetails(key: key, value: value, reason: .static, version: flag.version)
  }

  /// Observes flags that are set.
  ///
  /// - Parameter changed: Called on the thread that sets them, after the change, with their keys.
  /// - Returns: The observation.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    observers.add(changed)
  }

  private static func flags(_ values: [String: JSONTree]) -> [String: ResolutionDetails] {
    Dictionary(uniqueKeysWithValues: values.map { ($0.key, flag($0.key, $0.value)) })
  }

  private static func flag(_ key: String, _ value: JSONTree) -> ResolutionDetails {
    ResolutionDetails(
      key: key,
      value: value,
      reason: .static,
      version: FNV1a.hash(value.text().utf8).hexadecimal
    )
  }
}
