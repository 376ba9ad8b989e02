/// The counts of one installation for a key, its cohort, and its first difference.
struct FleetInstallation: Hashable, Sendable {
  private(set) var counts = EvidenceCounts()
  private var cohortOfRuns = FirstOfRuns<String>()
  private var firstDifferenceOfRuns = FirstOfRuns<DifferencePlace>()

  /// The cohort of the first run by id that has one.
  var cohort: String? { cohortOfRuns.value }
  /// The first difference of the first run by id that has one.
  var firstDifference: DifferencePlace? { firstDifferenceOfRuns.value }

  /// Adds the entry of one of the installation's runs.
  mutating func add(_ entry: LedgerEntry, of run: String) {
    counts.add(entry.counts)
    cohortOfRuns.add(entry.cohort, of: run)
    firstDifferenceOfRuns.add(entry.firstDifference, of: run)
  }

  /// Adds the sum of other runs of the installation.
  mutating func formUnion(_ other: Self) {
    counts.add(other.counts)
    cohortOfRuns.formUnion(other.cohortOfRuns)
    firstDifferenceOfRuns.formUnion(other.firstDifferenceOfRuns)
  }
}
