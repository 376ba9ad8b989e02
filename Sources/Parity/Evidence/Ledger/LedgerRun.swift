/// The counts of one run: a launch of the app on one device, or one replay of a journal.
struct LedgerRun: Hashable, Sendable {
  /// The number K of kinds that share the allowed probability of a false rollback in the run.
  ///
  /// Its member in the file is `contents`.
  var watchedKindCount = 1
  /// The id of the run's installation; `nil` if it is unknown.
  var installation: String?
  /// The lines that a replay has read, of several states the greatest; `nil` for other runs.
  var input: ReadLinesFingerprint?
  /// The range of the fingerprints of the finished attempts, see ``ReadLinesFingerprint/isFinal``,
  /// in the merged lines of the run.
  private(set) var finishedReplayFingerprintRange = FinishedReplayFingerprintRange()
  /// The hash of the path of a replay's journal, of several states the least; `nil` for a launch of
  /// the app, and for a stream.
  var journalPathHash: String?
  /// The first and the last day with comparisons; `nil` if no day is known.
  var dayRange: ComparisonDayRange?
  var entries: [EvidenceKey: LedgerEntry] = [:]

  mutating func mergeLaterState(of entry: LedgerEntry) {
    dayRange.formUnion(ComparisonDayRange(entry.days))
    entries[entry.key] = entries[entry.key]?.mergingLaterState(of: entry) ?? entry
  }

  mutating func mergeLaterStates(of other: Self) {
    watchedKindCount = max(watchedKindCount, other.watchedKindCount)
    installation = [installation, other.installation].compactMap(\.self).max()
    finishedReplayFingerprintRange.formUnion(other.finishedReplayFingerprintRange)
    for input in [input, other.input].compactMap(\.self) where input.isFinal {
      finishedReplayFingerprintRange.widen(toInclude: input)
    }
    input = [input, other.input].compactMap(\.self).max()
    journalPathHash = [journalPathHash, other.journalPathHash].compactMap(\.self).min()
    dayRange.formUnion(other.dayRange)
    for entry in other.entries.values { mergeLaterState(of: entry) }
  }
}
