/// What was wrong with an evaluation, in OpenFeature's spelling (OpenFeature specification, types:
/// error code).
public enum FlagErrorCode: String, Hashable, Sendable, CaseIterable {
  /// No flag has this key.
  case flagNotFound = "FLAG_NOT_FOUND"
  /// The rule cannot be read.
  case parseError = "PARSE_ERROR"
  /// The value is of another type than the caller asked for.
  case typeMismatch = "TYPE_MISMATCH"
  /// Anything else.
  case general = "GENERAL"
}
