import Basics
public import Foundation
public import JSONLogic
public import StrictJSON

/// A provider of flags that code sets: in tests, in previews, or from an app's own remote
/// configuration.
///
/// A flag has one value for all users, with reason `STATIC`. Flags can be set on any thread; if
/// this changes a flag, the observers are called on this thread, before the function returns.
public final class InMemoryProvider: FeatureProvider {
  private let detailsByKey: Guarded<[String: ResolutionDetails]>
  private let changeObservers = FlagChangeObservers()

  /// Creates a provider.
  ///
  /// - Parameter values: The flags' values by key.
  public init(_ values: [String: JSONTree] = [:]) {
    detailsByKey = Guarded(Self.detailsByKey(values))
  }

  /// The flags' values by key.
  public var values: [String: JSONTree] { detailsByKey.withLock { $0.mapValues(\.value) } }

  /// Sets or removes a flag, and announces its key if the flag is new, was removed or has another
  /// value.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` to remove the flag.
  ///   - key: The flag's key.
  public func set(_ value: JSONTree?, for key: String) {
    let flag = value.map { Self.details(key, $0) }
    let hasChanged = detailsByKey.withLock { flags in
      defer { flags[key] = flag }
      return flags[key] != flag
    }
    if hasChanged { changeObservers.announce([key]) }
  }

  /// Replaces all flags, and announces the keys of those that were added, removed or changed, in
  /// one call; announces nothing if there are none.
  ///
  /// - Parameter values: The flags' values by key.
  public func replaceAll(with values: [String: JSONTree]) {
    let new = Self.detailsByKey(values)
    let old = detailsByKey.withLock { flags in
      defer { flags = new }
      return flags
    }
    changeObservers.announce(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
  }

  /// Evaluates a flag; the context and the moment make no difference.
  ///
  /// The error is `FLAG_NOT_FOUND` for a flag that is not set, and `TYPE_MISMATCH` for a value that
  /// does not have the type; both give the default value. Without a type, the value is returned as
  /// it was set.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    guard let flag = detailsByKey.withLock({ $0[key] }) else {
      return ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        failure: ResolutionDetails.Failure(.flagNotFound, "no flag has the key '\(key)'")
      )
    }
    guard let type else { return flag }
    guard let value = type.convert(flag.value) else {
      return ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        failure: ResolutionDetails.Failure(
          .typeMismatch,
          "the value does not have the requested type"
        ),
        version: flag.version
      )
    }
    guard value != flag.value else { return flag }
    return ResolutionDetails(key: key, value: value, reason: .static, version: flag.version)
  }

  /// Calls a closure after each change, with the keys of the changed flags, on the thread that has
  /// set them, until the returned observation is released.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    changeObservers.add(changed)
  }

  private static func detailsByKey(_ values: [String: JSONTree]) -> [String: ResolutionDetails] {
    Dictionary(uniqueKeysWithValues: values.map { ($0.key, details($0.key, $0.value)) })
  }

  private static func details(_ key: String, _ value: JSONTree) -> ResolutionDetails {
    ResolutionDetails(
      key: key,
      value: value,
      reason: .static,
      version: FNV1a.hash(value.text().utf8).hexadecimal
    )
  }
}
