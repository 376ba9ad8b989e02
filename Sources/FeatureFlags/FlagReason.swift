/// Why a flag evaluated as it did, in OpenFeature's spelling (OpenFeature specification, types:
/// resolution reason).
///
/// A ``FlagSet`` gives `STATIC`, `DEFAULT`, `TARGETING_MATCH`, `DISABLED` and `ERROR`; the others are
/// for sources of a team's own.
public enum FlagReason: String, Hashable, Sendable, CaseIterable {
  /// The flag has no targeting; its default variant was taken.
  case `static` = "STATIC"
  /// The default was taken: nothing chose a variant.
  case `default` = "DEFAULT"
  /// A targeting rule chose the variant.
  case targetingMatch = "TARGETING_MATCH"
  /// The variant was allocated by weight.
  case split = "SPLIT"
  /// The value was kept from an earlier evaluation.
  case cached = "CACHED"
  /// The flag is switched off.
  case disabled = "DISABLED"
  /// The value may be out of date.
  case stale = "STALE"
  /// The reason is unknown.
  case unknown = "UNKNOWN"
  /// The flag could not be evaluated.
  case error = "ERROR"
}
