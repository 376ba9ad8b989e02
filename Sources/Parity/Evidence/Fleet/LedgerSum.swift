/// The sum of a key's counts over runs, with the first difference and the first trip by run id.
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

  /// The first place where the sides differed, of the run whose id is first in order among the runs
  /// with a known place; `nil` for none.
  var firstDifference: DifferencePlace? { firstDifferenceOfLeastRunID.value }
  /// The recorded trip of the run whose id is first in order among the runs with a trip in effect.
  ///
  /// The settings decide whether a trip is in effect. The property is `nil` if no run has a trip in
  /// effect.
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
  ///
  /// The caller ensures that no run is in both sums; it would count twice.
  mutating func addDisjointRuns(_ other: Self) {
    highestRestartCount = max(highestRestartCount, other.highestRestartCount)
    counts.add(other.counts)
    firstDifferenceOfLeastRunID.formUnion(other.firstDifferenceOfLeastRunID)
    tripOfLeastRunID.formUnion(other.tripOfLeastRunID)
    trippedRunCount += other.trippedRunCount
  }
}
