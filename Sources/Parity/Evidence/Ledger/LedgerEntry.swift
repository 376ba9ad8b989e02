import ScreenDocument
import StrictJSON

/// The counts of one run for one key: a kind, the version of its flag and the version of the app.
struct LedgerEntry: Hashable, Sendable {
  let key: EvidenceKey
  /// The number of times that this device restarted the kind's counts at zero before these counts.
  var restartCount = 0
  /// The tolerated rate of differences p0 of the run.
  var toleratedRate = 0.01
  /// The stages that the kind had during the run.
  var stages: Set<Stage> = []
  var counts = EvidenceCounts()
  /// The first place where the sides differed; `nil` if no place is known.
  var firstDifference: DifferencePlace?
  var latency = EvidenceLatency()
  var trip: EvidenceTrip?
  /// The latest days with comparisons.
  var days = LatestUTCDays()
  /// The kinds whose handlers subscribed to this kind's handler at any time of the run.
  var fedKinds: Set<ContentKind> = []
  /// The group of users to which the installation belongs; `nil` for no group.
  var cohort: String?
  /// The number of comparisons with a difference at each place.
  var places = DifferenceCountsByPlace()
  /// The sample of the distinct responses that were compared; `nil` if no response has a hash.
  var responseSample: DistinctResponseSample?

  /// The maximum number of fed kinds that are stored for one kind: 256.
  static let maximumFedKinds = 256

  init(key: EvidenceKey) {
    self.key = key
  }

  /// Returns the later of two states of one run's entry, with the joined samples of both states.
  ///
  /// The later state is the state with the greater number of outcomes. If the numbers are equal,
  /// these rules decide, one after the other, so that the order of the two states does not matter:
  ///
  /// - A state with a trip is later than one without.
  /// - The state with more stages is later.
  /// - The state with more fed kinds is later.
  /// - The state with the greater text is later; the text is the number of hashed comparisons and
  ///   the JSON.
  ///
  /// The choice is the maximum of a total order. So it is associative and idempotent; joining the
  /// samples is too.
  func mergingLaterState(of other: Self) -> Self {
    guard self != other else { return self }
    let isOwn =
      laterStateRank == other.laterStateRank
      ? tieBreakingText >= other.tieBreakingText : laterStateRank > other.laterStateRank
    var later = isOwn ? self : other
    later.responseSample = Self.joinedSample(responseSample, other.responseSample)
    return later
  }

  /// Returns the union of two samples, or the only sample that is not `nil`.
  ///
  /// If the hash keys of the samples differ, returns the sample with the greater key name.
  static func joinedSample(
    _ one: DistinctResponseSample?,
    _ other: DistinctResponseSample?
  ) -> DistinctResponseSample? {
    guard var one else { return other }
    guard let other else { return one }
    guard one.hashKeyName == other.hashKeyName else {
      return one.hashKeyName > other.hashKeyName ? one : other
    }
    one.formUnion(other)
    return one
  }

  private var laterStateRank: (Int, Int, Int, Int) {
    (counts.total, trip == nil ? 0 : 1, stages.count, fedKinds.count)
  }

  private var tieBreakingText: String {
    var entry = self
    entry.responseSample = nil
    return "\(counts.hashed) \(entry.json.text())"
  }
}
