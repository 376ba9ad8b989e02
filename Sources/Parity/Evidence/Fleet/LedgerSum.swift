/// The sum of a key's counts over runs, and the first trip that a run has recorded.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var restartCount = 0
  private(set) var counts = EvidenceCounts()
  private var firstDifferences = FirstOfRuns<DifferencePlace>()
  private var trips = FirstOfRuns<EvidenceTrip>()
  /// The number of runs with a recorded trip that is in effect under the settings.
  private(set) var tripCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// The first place where the sides differed, of the first run by id that has one.
  var firstDifference: DifferencePlace? { firstDifferences.value }
  /// The recorded trip that is in effect under the settings, of the first run by id; `nil` if no
  /// run has one.
  var trip: EvidenceTrip? { trips.value }

  /// Adds the entry of a run.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - run: The run's id.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(_ entry: LedgerEntry, of run: String, _ settings: EvidenceSettings) {
    restartCount = max(restartCount, entry.restartCount)
    counts.add(entry.counts)
    firstDifferences.add(entry.firstDifference, of: run)
    guard let found = entry.trip, found.isInEffect(under: settings) else { return }
    trips.add(found, of: run)
    tripCount += 1
  }

  /// Adds the sum of other runs.
  mutating func formUnion(_ other: Self) {
    restartCount = max(restartCount, other.restartCount)
    counts.add(other.counts)
    firstDifferences.formUnion(other.firstDifferences)
    trips.formUnion(other.trips)
    tripCount += other.tripCount
  }
}
