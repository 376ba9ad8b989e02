/// The reason why a replay ended.
enum ReplayEnd: String {
  /// The journal has no more lines.
  case endOfJournal = "journal"
  /// The requested maximum number of mismatches is reached.
  case maximumMismatches
  /// A signal has interrupted the replay.
  case interrupted
}
