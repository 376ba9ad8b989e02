/// The counts of a key in all runs that count, and the trip that one of them has seen.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var restart = 0
  private(set) var counts = EvidenceCounts()
  private(set) var firstDifference: DifferencePlace?
  private(set) var trip: EvidenceTrip?
  /// How many runs have seen a trip that holds.
  private(set) var tripCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// Adds the entry of a run; the runs come in the order of their ids.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - settings: What a trip must prove.
  mutating func add(_ entry: LedgerEntry, _ settings: EvidenceSettings) {
    restart = max(restart, entry.restart)
    counts.add(entry.counts)
    firstDifference = firstDifference ?? entry.firstDifference
    guard let found = entry.trip, found.holds(by: settings) else { return }
    trip = trip ?? found
    tripCount += 1
  }
}
