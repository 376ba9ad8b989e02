/// Why a flag evaluated as it did, in OpenFeature's spelling (OpenFeature specification, types:
/// resolution reason).
public enum FlagReason: String, Hashable, Sendable, CaseIterable {
  /// The flag has no targeting; its default variant was taken.
  case `static` = "STATIC"
  /// The default was taken: nothing chose a variant.
  case `default` = "DEFAULT"
  /// A targeting rule chose the variant.
  case targetingMatch = "TARGETING_MATCH"
  /// The flag is switched off.
  case disabled = "DISABLED"
  /// The flag could not be evaluated.
  case error = "ERROR"
}
