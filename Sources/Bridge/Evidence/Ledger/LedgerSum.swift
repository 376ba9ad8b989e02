/// The counts of a key in all runs that count.
struct LedgerSum: Sendable {
  let key: EvidenceKey
  private(set) var restart = 0
  private(set) var contents = 1
  private(set) var toleratedRate = 0.0
  private(set) var stages: Set<Stage> = []
  private(set) var counts = EvidenceCounts()
  private(set) var latency = EvidenceLatency()
  private(set) var firstDifference: String?
  private(set) var trip: EvidenceTrip?

  init(_ key: EvidenceKey) {
    self.key = key
  }

  /// Adds the entry of a run; the runs come in the order of their ids.
  mutating func add(_ entry: LedgerEntry, contents: Int) {
    restart = max(restart, entry.restart)
    self.contents = max(self.contents, contents)
    toleratedRate = max(toleratedRate, entry.toleratedRate)
    stages.formUnion(entry.stages)
    counts.add(entry.counts)
    latency.add(entry.latency)
    firstDifference = firstDifference ?? entry.firstDifference
    trip = trip ?? entry.trip
  }
}
