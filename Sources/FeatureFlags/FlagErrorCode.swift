/// What was wrong with an evaluation, in OpenFeature's spelling (OpenFeature specification, types:
/// error code).
public enum FlagErrorCode: String, Hashable, Sendable, CaseIterable {
  /// The flags are not there yet.
  case providerNotReady = "PROVIDER_NOT_READY"
  /// No flag has this key.
  case flagNotFound = "FLAG_NOT_FOUND"
  /// The flag or its rule cannot be read.
  case parseError = "PARSE_ERROR"
  /// The value is of another type than the caller asked for.
  case typeMismatch = "TYPE_MISMATCH"
  /// The flag needs a targeting key, and the context has none.
  case targetingKeyMissing = "TARGETING_KEY_MISSING"
  /// The context is not as the flag needs it.
  case invalidContext = "INVALID_CONTEXT"
  /// The flags will never be there.
  case providerFatal = "PROVIDER_FATAL"
  /// Anything else.
  case general = "GENERAL"
}
