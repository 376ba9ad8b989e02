import ScreenDocument

/// What one run has counted of one content, under one version of its flag and app.
struct LedgerEntry: Hashable, Sendable {
  let key: EvidenceKey
  /// How often the content had started again at zero.
  var restart = 0
  /// The rate of differences that was tolerated: p0.
  var toleratedRate = 0.01
  /// The stages on which the run saw the content.
  var stages: Set<Stage> = []
  var counts = EvidenceCounts()
  /// Where the sides first differed, as a JSON Pointer.
  var firstDifference: String?
  var latency = EvidenceLatency()
  var trip: EvidenceTrip?

  init(key: EvidenceKey) {
    self.key = key
  }

  /// Of two states of one run's entry the later: the one that has counted more.
  ///
  /// Where both have counted the same, the one that has tripped, or has seen more stages, is later; and
  /// then their texts decide, so that the choice never depends on which is named first. Being the
  /// greater of a total order, it is associative and idempotent as well.
  func later(of other: Self) -> Self {
    let ranks = (rank, other.rank)
    if ranks.0 != ranks.1 { return ranks.0 > ranks.1 ? self : other }
    return json.text() >= other.json.text() ? self : other
  }

  private var rank: (Int, Int, Int) { (counts.total, trip == nil ? 0 : 1, stages.count) }
}
