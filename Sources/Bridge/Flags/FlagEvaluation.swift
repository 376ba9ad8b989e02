public import ScreenDocument

/// What a flag evaluated to, with the details that OpenFeature asks for.
public struct FlagEvaluation: Hashable, Sendable {
  /// The flag's key.
  public let key: String
  /// The variant's value, or the caller's default.
  public let value: JSONTree
  /// The variant's name; `nil` where the default was taken.
  public let variant: String?
  /// Why the value is what it is.
  public let reason: FlagReason
  /// What was wrong; `nil` if nothing was.
  public let errorCode: FlagErrorCode?
  /// What was wrong, in a sentence.
  public let errorMessage: String?
  /// The metadata of the flag set, overlaid with the flag's own.
  public let metadata: [String: JSONTree]

  init(
    key: String,
    value: JSONTree,
    variant: String? = nil,
    reason: FlagReason,
    errorCode: FlagErrorCode? = nil,
    errorMessage: String? = nil,
    metadata: [String: JSONTree]
  ) {
    self.key = key
    self.value = value
    self.variant = variant
    self.reason = reason
    self.errorCode = errorCode
    self.errorMessage = errorMessage
    self.metadata = metadata
  }
}
