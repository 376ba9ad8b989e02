/// The error of an evaluation, in OpenFeature's spelling (OpenFeature specification, types: error
/// code).
///
/// A ``FlagSet`` gives `FLAG_NOT_FOUND`, `PARSE_ERROR`, `TYPE_MISMATCH` and `GENERAL`; the others
/// are for an app's own providers.
public enum FlagErrorCode: String, Hashable, Sendable, CaseIterable {
  /// The provider has not loaded its flags yet.
  case providerNotReady = "PROVIDER_NOT_READY"
  /// No flag has this key.
  case flagNotFound = "FLAG_NOT_FOUND"
  /// The flag is invalid, or the evaluation of its rule has failed.
  case parseError = "PARSE_ERROR"
  /// The value has another type than the caller expects.
  case typeMismatch = "TYPE_MISMATCH"
  /// The flag needs a targeting key, and the context has none.
  case targetingKeyMissing = "TARGETING_KEY_MISSING"
  /// The context does not fulfil the flag's requirements.
  case invalidContext = "INVALID_CONTEXT"
  /// The provider cannot load its flags, now or later.
  case providerFatal = "PROVIDER_FATAL"
  /// Any other error; in a ``FlagSet``, the rule results in something that is neither `null` nor
  /// the name of a variant.
  case general = "GENERAL"
}
