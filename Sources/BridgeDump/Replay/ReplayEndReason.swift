/// The reason why a replay ended.
enum ReplayEndReason: String {
  /// The journal has no more lines.
  case endOfJournal = "journal"
  /// The number of mismatches and candidate errors has reached the requested maximum.
  case maximumMismatches
  /// A signal has interrupted the replay.
  case interrupted
}
