public import StrictJSON

/// What a flag evaluated to, with the details that OpenFeature asks for.
public struct ResolutionDetails: Hashable, Sendable {
  private let details: Details

  /// Describes what a flag evaluated to.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - value: The variant's value, or the caller's default.
  ///   - variant: The variant's name; `nil` where the default was taken.
  ///   - reason: Why the value is what it is.
  ///   - errorCode: What was wrong; `nil` if nothing was.
  ///   - errorMessage: What was wrong, in a sentence.
  ///   - metadata: The metadata of the flag set, overlaid with the flag's own.
  ///   - version: Which definition of the flag was evaluated.
  public init(
    key: String,
    value: JSONTree,
    variant: String? = nil,
    reason: FlagReason,
    errorCode: FlagErrorCode? = nil,
    errorMessage: String? = nil,
    metadata: [String: JSONTree] = [:],
    version: String? = nil
  ) {
    details = Details(
      key: key,
      value: value,
      variant: variant,
      reason: reason,
      errorCode: errorCode,
      errorMessage: errorMessage,
      metadata: metadata,
      version: version
    )
  }

  /// The flag's key.
  public var key: String { details.key }
  /// The variant's value, or the caller's default.
  public var value: JSONTree { details.value }
  /// The variant's name; `nil` where the default was taken.
  public var variant: String? { details.variant }
  /// Why the value is what it is.
  public var reason: FlagReason { details.reason }
  /// What was wrong; `nil` if nothing was.
  public var errorCode: FlagErrorCode? { details.errorCode }
  /// What was wrong, in a sentence.
  public var errorMessage: String? { details.errorMessage }
  /// The metadata of the flag set, overlaid with the flag's own.
  public var metadata: [String: JSONTree] { details.metadata }
  /// Which definition of the flag was evaluated: `version` of its metadata, or else a hash of the
  /// definition; `nil` where there is no flag.
  public var version: String? { details.version }

  /// Compares all details.
  ///
  /// - Parameters:
  ///   - lhs: One evaluation.
  ///   - rhs: The other.
  /// - Returns: Whether no detail differs.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.details === rhs.details
      || (lhs.key == rhs.key && lhs.value == rhs.value && lhs.variant == rhs.variant
        && lhs.reason == rhs.reason && lhs.errorCode == rhs.errorCode
        && lhs.errorMessage == rhs.errorMessage && lhs.metadata == rhs.metadata
        && lhs.version == rhs.version)
  }

  /// Hashes the fields that distinguish most evaluations.
  ///
  /// - Parameter hasher: What takes it in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(variant)
    hasher.combine(reason)
    hasher.combine(version)
  }
}

/// The details of an evaluation in one place, so that handing one out copies a reference.
private final class Details: Sendable {
  let key: String
  let value: JSONTree
  let variant: String?
  let reason: FlagReason
  let errorCode: FlagErrorCode?
  let errorMessage: String?
  let metadata: [String: JSONTree]
  let version: String?

  init(
    key: String,
    value: JSONTree,
    variant: String?,
    reason: FlagReason,
    errorCode: FlagErrorCode?,
    errorMessage: String?,
    metadata: [String: JSONTree],
    version: String?
  ) {
    self.key = key
    self.value = value
    self.variant = variant
    self.reason = reason
    self.errorCode = errorCode
    self.errorMessage = errorMessage
    self.metadata = metadata
    self.version = version
  }
}
