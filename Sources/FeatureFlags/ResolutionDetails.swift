public import StrictJSON

/// The result of evaluating a flag, with the details that OpenFeature defines.
public struct ResolutionDetails: Hashable, Sendable {
  private let details: BoxedDetails

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - value: The flag's value, or the caller's default.
  ///   - variant: The name of the chosen variant; `nil` if the caller's default was taken, or if
  ///     the flag has no variants.
  ///   - reason: Why the flag has this value.
  ///   - failure: The error; `nil` without one.
  ///   - metadata: The metadata of the flag set; the flag's own has priority.
  ///   - version: The version of the flag's definition.
  public init(
    key: String,
    value: JSONTree,
    variant: String? = nil,
    reason: FlagReason,
    failure: Failure? = nil,
    metadata: [String: JSONTree] = [:],
    version: String? = nil
  ) {
    details = BoxedDetails(
      key: key,
      value: value,
      variant: variant,
      reason: reason,
      failure: failure,
      metadata: metadata,
      version: version
    )
  }

  /// The flag's key.
  public var key: String { details.key }
  /// The flag's value, or the caller's default.
  public var value: JSONTree { details.value }
  /// The name of the chosen variant; `nil` if the caller's default was taken, or if the flag has no
  /// variants.
  public var variant: String? { details.variant }
  /// Why the flag has this value.
  public var reason: FlagReason { details.reason }
  /// The error of the evaluation; `nil` without one.
  public var errorCode: FlagErrorCode? { details.failure?.code }
  /// A sentence that describes the error; `nil` without an error, or if the error has none.
  public var errorMessage: String? { details.failure?.message }
  /// The metadata of the flag set together with the flag's own, whose members replace members of
  /// the same name.
  public var metadata: [String: JSONTree] { details.metadata }
  /// The version of the flag's definition: `version` of its own metadata, or else a hash of the
  /// definition; `nil` if there is no such flag.
  public var version: String? { details.version }

  /// Returns whether all details are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.details === rhs.details
      || (lhs.key == rhs.key && lhs.value == rhs.value && lhs.variant == rhs.variant
        && lhs.reason == rhs.reason && lhs.details.failure == rhs.details.failure
        && lhs.metadata == rhs.metadata
        && lhs.version == rhs.version)
  }

  /// Hashes the key, the variant, the reason and the version.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(variant)
    hasher.combine(reason)
    hasher.combine(version)
  }
}

/// The details of a result in an object, so that copying a result copies one reference.
private final class BoxedDetails: Sendable {
  let key: String
  let value: JSONTree
  let variant: String?
  let reason: FlagReason
  let failure: ResolutionDetails.Failure?
  let metadata: [String: JSONTree]
  let version: String?

  init(
    key: String,
    value: JSONTree,
    variant: String?,
    reason: FlagReason,
    failure: ResolutionDetails.Failure?,
    metadata: [String: JSONTree],
    version: String?
  ) {
    self.key = key
    self.value = value
    self.variant = variant
    self.reason = reason
    self.failure = failure
    self.metadata = metadata
    self.version = version
  }
}
