import ScreenDocument
import StrictJSON

/// What one run has counted of one content, under one version of its flag and app.
struct LedgerEntry: Hashable, Sendable {
  let key: EvidenceKey
  /// How often the content had started again at zero.
  var restart = 0
  /// The rate of differences that the run tolerated: p0.
  var toleratedRate = 0.01
  /// The stages on which the run saw the content.
  var stages: Set<Stage> = []
  var counts = EvidenceCounts()
  /// Where the sides first differed.
  var firstDifference: DifferencePlace?
  var latency = EvidenceLatency()
  var trip: EvidenceTrip?
  /// The days on which something was compared.
  var days = UTCDays()
  /// The kinds whose handlers listen to this one's.
  var feeds: Set<ContentKind> = []
  /// The group of users that the installation belongs to.
  var cohort: String?
  /// How often the sides have differed in each place.
  var places = PlaceCounts()
  /// The different responses that were compared; `nil` where none of them is known.
  var distinct: DistinctResponses?

  /// The most fed kinds that a file keeps of one kind, 256.
  static let maximumFeeds = 256

  init(key: EvidenceKey) {
    self.key = key
  }

  /// Joins two states of one run's entry: the later one, which is the one that has counted more, and the
  /// responses of both.
  ///
  /// Where both have counted the same, the one that has tripped, or has seen more stages, is later; and
  /// then their texts decide, so that the choice never depends on which is named first. Being the
  /// greater of a total order, it is associative and idempotent as well; and so is joining samples.
  func later(of other: Self) -> Self {
    guard self != other else { return self }
    let isOwn =
      rank == other.rank ? orderingText >= other.orderingText : rank > other.rank
    var later = isOwn ? self : other
    later.distinct = Self.joined(distinct, other.distinct)
    return later
  }

  /// Joins two samples; of different keys, that of the greater name counts.
  static func joined(
    _ one: DistinctResponses?,
    _ other: DistinctResponses?
  ) -> DistinctResponses? {
    guard var one else { return other }
    guard let other else { return one }
    guard one.keyName == other.keyName else { return one.keyName > other.keyName ? one : other }
    one.formUnion(other)
    return one
  }

  private var rank: (Int, Int, Int) { (counts.total, trip == nil ? 0 : 1, stages.count) }

  private var orderingText: String {
    var entry = self
    entry.distinct = nil
    return "\(counts.hashed) \(entry.json.text())"
  }
}
