/// What one run has counted: a launch of the app on one device, or one replay of a journal.
struct LedgerRun: Hashable, Sendable {
  /// How many contents the run watched together.
  var contents = 1
  /// The installation that the run is one of; `nil` where it is not known.
  var installation: String?
  /// What a replay has read; `nil` for other runs.
  var input: LedgerInput?
  /// Which journal a replay has counted: a hash of its path; `nil` for an app's run, and for a stream.
  var journal: String?
  var entries: [EvidenceKey: LedgerEntry] = [:]

  mutating func merge(_ entry: LedgerEntry) {
    entries[entry.key] = entries[entry.key]?.later(of: entry) ?? entry
  }

  mutating func merge(_ other: Self) {
    contents = max(contents, other.contents)
    installation = [installation, other.installation].compactMap(\.self).max()
    input = other.input.map { input?.later(of: $0) ?? $0 } ?? input
    journal = [journal, other.journal].compactMap(\.self).min()
    for entry in other.entries.values { merge(entry) }
  }
}
