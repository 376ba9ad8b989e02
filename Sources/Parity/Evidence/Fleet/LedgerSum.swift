/// The sum of a key's counts over runs, and the first trip that a run has recorded.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var restart = 0
  private(set) var counts = EvidenceCounts()
  private var firstDifferences = FirstOfRuns<DifferencePlace>()
  private var trips = FirstOfRuns<EvidenceTrip>()
  /// The number of runs with a trip that the settings also prove.
  private(set) var tripCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// The first place where the sides differed, of the first run by id that has one.
  var firstDifference: DifferencePlace? { firstDifferences.value }
  /// The trip of the first run by id with a trip that the settings also prove.
  var trip: EvidenceTrip? { trips.value }

  /// Adds the entry of a run.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - run: The run's id.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(_ entry: LedgerEntry, of run: String, _ settings: EvidenceSettings) {
    restart = max(restart, entry.restart)
    counts.add(entry.counts)
    firstDifferences.add(entry.firstDifference, of: run)
    guard let found = entry.trip, found.holds(by: settings) else { return }
    trips.add(found, of: run)
    tripCount += 1
  }

  /// Adds the sum of other runs.
  mutating func formUnion(_ other: Self) {
    restart = max(restart, other.restart)
    counts.add(other.counts)
    firstDifferences.formUnion(other.firstDifferences)
    trips.formUnion(other.trips)
    tripCount += other.tripCount
  }
}
