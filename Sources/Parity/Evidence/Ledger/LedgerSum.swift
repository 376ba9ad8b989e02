/// The sum of a key's counts over runs, and the first trip that a run has recorded.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var restart = 0
  private(set) var counts = EvidenceCounts()
  private(set) var firstDifference: DifferencePlace?
  private(set) var trip: EvidenceTrip?
  /// The number of runs with a trip that the settings also prove.
  private(set) var tripCount = 0

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// Adds the entry of a run.
  ///
  /// Call this function in the order of the run ids, because the first difference and the first
  /// trip are used.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(_ entry: LedgerEntry, _ settings: EvidenceSettings) {
    restart = max(restart, entry.restart)
    counts.add(entry.counts)
    firstDifference = firstDifference ?? entry.firstDifference
    guard let found = entry.trip, found.holds(by: settings) else { return }
    trip = trip ?? found
    tripCount += 1
  }
}
