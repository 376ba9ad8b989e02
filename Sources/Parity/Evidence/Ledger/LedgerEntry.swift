import ScreenDocument
import StrictJSON

/// The counts of one run for one content, under one version of its flag and app.
struct LedgerEntry: Hashable, Sendable {
  let key: EvidenceKey
  /// The number of times that the content had restarted at zero.
  var restart = 0
  /// The rate of differences that the run tolerates: p0.
  var toleratedRate = 0.01
  /// The stages on which the run saw the content.
  var stages: Set<Stage> = []
  var counts = EvidenceCounts()
  /// The first place where the sides differed.
  var firstDifference: DifferencePlace?
  var latency = EvidenceLatency()
  var trip: EvidenceTrip?
  /// The days with comparisons.
  var days = UTCDays()
  /// The kinds whose handlers subscribe to this kind's handler.
  var feeds: Set<ContentKind> = []
  /// The group of users that the installation belongs to.
  var cohort: String?
  /// The number of differences in each place.
  var places = PlaceCounts()
  /// The distinct responses that were compared; `nil` if no hash is known.
  var distinct: DistinctResponses?

  /// The maximum number of fed kinds that a file stores for one kind: 256.
  static let maximumFeeds = 256

  init(key: EvidenceKey) {
    self.key = key
  }

  /// Returns the later of two states of one run's entry, with the responses of both.
  ///
  /// The later state is the one with more counts; if they are equal, the one that has tripped or
  /// has more stages; then the texts decide, so that the order of the two states never matters. As
  /// the maximum of a total order, the choice is associative and idempotent, as is joining the
  /// samples.
  func later(of other: Self) -> Self {
    guard self != other else { return self }
    let isOwn =
      rank == other.rank ? orderingText >= other.orderingText : rank > other.rank
    var later = isOwn ? self : other
    later.distinct = Self.joined(distinct, other.distinct)
    return later
  }

  /// Joins two samples; of samples of different keys, returns the one with the greater key name.
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
