/// The counts of one installation for a key, its cohort, and its first difference.
struct InstallationSum: Hashable, Sendable {
  private(set) var counts = EvidenceCounts()
  /// The first in order of the cohorts of the installation's runs; `nil` for none.
  private(set) var leastCohort: String?
  /// The first in order of the runs' first differences, by path and aspect; `nil` for none.
  private(set) var leastFirstDifference: DifferencePlace?

  /// Adds the entry of one of the installation's runs.
  mutating func add(_ entry: LedgerEntry) {
    counts.add(entry.counts)
    leastCohort.formMinimumIgnoringNil(entry.cohort)
    leastFirstDifference.formMinimumIgnoringNil(entry.firstDifference)
  }

  /// Adds the sum of other runs of the installation.
  mutating func addDisjointRuns(_ other: Self) {
    counts.add(other.counts)
    leastCohort.formMinimumIgnoringNil(other.leastCohort)
    leastFirstDifference.formMinimumIgnoringNil(other.leastFirstDifference)
  }
}
