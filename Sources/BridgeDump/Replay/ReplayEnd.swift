/// Why a replay ended.
enum ReplayEnd: String {
  /// The journal did.
  case journal
  /// As many mismatches were found as were asked for.
  case maximumMismatches
  /// The user has interrupted it.
  case interrupted
}
