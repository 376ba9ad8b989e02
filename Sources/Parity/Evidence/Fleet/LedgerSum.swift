/// The sum of a key's counts over runs, and the first trip that a run has recorded.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var highestRestartCount = 0
  private(set) var counts = EvidenceCounts()
  private var firstDifferenceOfLeastRunID = ValueOfLeastRunID<DifferencePlace>()
  private var tripOfLeastRunID = ValueOfLeastRunID<EvidenceTrip>()
  /// The number of runs with a recorded trip that is in effect under the settings.
  private(set) var trippedRunCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// The first place where the sides differed, of the first run by id that has one.
  var firstDifference: DifferencePlace? { firstDifferenceOfLeastRunID.value }
  /// The recorded trip that is in effect under the settings, of the first run by id; `nil` if no
  /// run has one.
  var trip: EvidenceTrip? { tripOfLeastRunID.value }

  /// Adds the entry of a run.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - run: The run's id.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(_ entry: LedgerEntry, of run: String, _ settings: EvidenceSettings) {
    highestRestartCount = max(highestRestartCount, entry.restartCount)
    counts.add(entry.counts)
    firstDifferenceOfLeastRunID.add(entry.firstDifference, of: run)
    guard let found = entry.trip, found.isInEffect(under: settings) else { return }
    tripOfLeastRunID.add(found, of: run)
    trippedRunCount += 1
  }

  /// Adds the sum of other runs.
  mutating func addDisjointRuns(_ other: Self) {
    highestRestartCount = max(highestRestartCount, other.highestRestartCount)
    counts.add(other.counts)
    firstDifferenceOfLeastRunID.formUnion(other.firstDifferenceOfLeastRunID)
    tripOfLeastRunID.formUnion(other.tripOfLeastRunID)
    trippedRunCount += other.trippedRunCount
  }
}
