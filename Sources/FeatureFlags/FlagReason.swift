/// Why a flag has its value, in OpenFeature's spelling (OpenFeature specification, types:
/// resolution reason).
///
/// A ``FlagSet`` gives `STATIC`, `DEFAULT`, `TARGETING_MATCH`, `DISABLED` and `ERROR`; the others
/// are for an app's own providers.
public enum FlagReason: String, Hashable, Sendable, CaseIterable {
  /// The flag has no rule, so its default variant was taken; or it has one value for all users.
  case `static` = "STATIC"
  /// The flag's rule chose no variant, so the default variant was taken; or the default variant was
  /// needed and the flag has none, so the caller's default was taken.
  case `default` = "DEFAULT"
  /// A targeting rule chose the variant; a ``FlagSet`` gives this reason also if the rule allocates
  /// by weight.
  case targetingMatch = "TARGETING_MATCH"
  /// The variant was allocated by weight.
  case split = "SPLIT"
  /// The value was kept from an earlier evaluation.
  case cached = "CACHED"
  /// The flag is switched off, so the caller's default was taken.
  case disabled = "DISABLED"
  /// The value may be out of date.
  case stale = "STALE"
  /// The reason is unknown.
  case unknown = "UNKNOWN"
  /// The flag could not be evaluated, or its value has another type than the caller expects, so the
  /// caller's default was taken; ``ResolutionDetails/errorCode`` says why.
  case error = "ERROR"
}
