/// What one run has counted: a launch of the app on one device, or one replay of a journal.
struct LedgerRun: Hashable, Sendable {
  /// How many contents were watched together.
  var contents = 1
  /// Which journal a replay has counted: a hash of its path; `nil` for an app's run, and for a stream.
  var journal: String?
  var entries: [EvidenceKey: LedgerEntry] = [:]

  mutating func merge(_ entry: LedgerEntry) {
    entries[entry.key] = entries[entry.key]?.later(of: entry) ?? entry
  }

  mutating func merge(_ other: Self) {
    contents = max(contents, other.contents)
    journal = [journal, other.journal].compactMap(\.self).min()
    for entry in other.entries.values { merge(entry) }
  }
}
