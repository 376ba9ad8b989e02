/// The sum of a key's counts over runs; it does not depend on the ids of the runs.
struct LedgerKeySum: Sendable {
  let key: EvidenceKey
  private(set) var highestRestartCount = 0
  private(set) var counts = EvidenceCounts()
  /// The first in order of the runs' first differences, by path and aspect; `nil` for none.
  ///
  /// It does not depend on the time: a ledger does not store which run found its place first.
  private(set) var leastFirstDifference: DifferencePlace?
  /// The recorded trip with the greatest e-value of the trips in effect.
  ///
  /// The settings decide whether a trip is in effect. The property is `nil` if no run has a trip in
  /// effect.
  private(set) var strongestTrip: EvidenceTrip?
  /// The number of runs with a recorded trip that is in effect under the settings.
  private(set) var trippedRunCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// Adds the entry of a run.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(_ entry: LedgerEntry, _ settings: EvidenceSettings) {
    highestRestartCount = max(highestRestartCount, entry.restartCount)
    counts.add(entry.counts)
    leastFirstDifference.formMinimumIgnoringNil(entry.firstDifference)
    guard let found = entry.trip, found.isInEffect(under: settings) else { return }
    EvidenceTrip.keepStronger(in: &strongestTrip, found)
    trippedRunCount += 1
  }

  /// Adds the sum of other runs.
  ///
  /// The caller ensures that no run is in both sums; it would count twice.
  mutating func addDisjointRuns(_ other: Self) {
    highestRestartCount = max(highestRestartCount, other.highestRestartCount)
    counts.add(other.counts)
    leastFirstDifference.formMinimumIgnoringNil(other.leastFirstDifference)
    EvidenceTrip.keepStronger(in: &strongestTrip, other.strongestTrip)
    trippedRunCount += other.trippedRunCount
  }
}
