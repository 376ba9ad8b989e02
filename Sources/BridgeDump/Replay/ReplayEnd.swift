/// The reason why a replay ended.
enum ReplayEnd: String {
  /// The end of the journal.
  case journal
  /// The requested maximum of mismatches.
  case maximumMismatches
  /// An interrupt by the user.
  case interrupted
}
