/// The counts of one installation for a key, its cohort, and its first difference.
struct FleetInstallation: Hashable, Sendable {
  private(set) var counts = EvidenceCounts()
  private var cohortOfLeastRunID = ValueOfLeastRunID<String>()
  private var firstDifferenceOfLeastRunID = ValueOfLeastRunID<DifferencePlace>()

  /// The cohort of the run whose id is first in order, among the runs with a cohort; `nil` for
  /// none.
  var cohort: String? { cohortOfLeastRunID.value }
  /// The first difference of the run whose id is first in order, among the runs with one; `nil` for
  /// none.
  var firstDifference: DifferencePlace? { firstDifferenceOfLeastRunID.value }

  /// Adds the entry of one of the installation's runs.
  mutating func add(_ entry: LedgerEntry, of run: String) {
    counts.add(entry.counts)
    cohortOfLeastRunID.add(entry.cohort, of: run)
    firstDifferenceOfLeastRunID.add(entry.firstDifference, of: run)
  }

  /// Adds the sum of other runs of the installation.
  mutating func addDisjointRuns(_ other: Self) {
    counts.add(other.counts)
    cohortOfLeastRunID.formUnion(other.cohortOfLeastRunID)
    firstDifferenceOfLeastRunID.formUnion(other.firstDifferenceOfLeastRunID)
  }
}
