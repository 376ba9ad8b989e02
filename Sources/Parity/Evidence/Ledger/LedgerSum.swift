/// The sum of a key's counts over all runs that are not cleared, and the first recorded trip.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var restart = 0
  private(set) var counts = EvidenceCounts()
  private(set) var firstDifference: DifferencePlace?
  private(set) var trip: EvidenceTrip?
  /// The number of runs with a trip that is in effect.
  private(set) var tripCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// Adds the entry of a run; call it in the order of the run ids.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - settings: The settings that a trip must satisfy.
  mutating func add(_ entry: LedgerEntry, _ settings: EvidenceSettings) {
    restart = max(restart, entry.restart)
    counts.add(entry.counts)
    firstDifference = firstDifference ?? entry.firstDifference
    guard let found = entry.trip, found.holds(by: settings) else { return }
    trip = trip ?? found
    tripCount += 1
  }
}
