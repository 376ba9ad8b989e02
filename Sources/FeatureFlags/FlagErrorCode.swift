/// The error of an evaluation, in OpenFeature's spelling (OpenFeature specification, types: error
/// code).
public enum FlagErrorCode: String, Hashable, Sendable, CaseIterable {
  /// The provider has not loaded its flags yet.
  case providerNotReady = "PROVIDER_NOT_READY"
  /// No flag has this key.
  case flagNotFound = "FLAG_NOT_FOUND"
  /// The flag or its rule is invalid.
  case parseError = "PARSE_ERROR"
  /// The value is of another type than the caller asked for.
  case typeMismatch = "TYPE_MISMATCH"
  /// The flag needs a targeting key, and the context has none.
  case targetingKeyMissing = "TARGETING_KEY_MISSING"
  /// The context does not fulfil the flag's requirements.
  case invalidContext = "INVALID_CONTEXT"
  /// The provider cannot load its flags, now or later.
  case providerFatal = "PROVIDER_FATAL"
  /// Any other error.
  case general = "GENERAL"
}
