/// The counts of one installation for a key, its cohort, and its first difference.
struct FleetInstallation: Hashable, Sendable {
  private(set) var counts = EvidenceCounts()
  private var cohorts = FirstOfRuns<String>()
  private var firstDifferences = FirstOfRuns<DifferencePlace>()

  /// The cohort of the first run by id that has one.
  var cohort: String? { cohorts.value }
  /// The first difference of the first run by id that has one.
  var firstDifference: DifferencePlace? { firstDifferences.value }

  /// Adds the entry of one of the installation's runs.
  mutating func add(_ entry: LedgerEntry, of run: String) {
    counts.add(entry.counts)
    cohorts.add(entry.cohort, of: run)
    firstDifferences.add(entry.firstDifference, of: run)
  }

  /// Adds the sum of other runs of the installation.
  mutating func formUnion(_ other: Self) {
    counts.add(other.counts)
    cohorts.formUnion(other.cohorts)
    firstDifferences.formUnion(other.firstDifferences)
  }
}
