import ScreenDocument

/// The sum of a key's counts over the runs that were added, with the distinct responses.
struct FleetKeySum: Sendable {
  /// The distinct responses whose hashes were computed with one key, and their comparisons.
  struct ResponsesOfHashKey: Sendable {
    private(set) var sample: DistinctResponseSample
    private(set) var comparisons = 0
    private(set) var repeatedComparisons = 0
    /// The number of differences that are certainly differences of these responses.
    private(set) var differences = 0
    /// The latest days on which these responses were certainly compared.
    private(set) var days = LatestUTCDays()

    fileprivate init(_ sample: DistinctResponseSample) {
      self.sample = sample
    }

    fileprivate mutating func add(_ other: DistinctResponseSample, of entry: LedgerEntry) {
      sample.formUnion(other)
      comparisons = Int.cappedSum(comparisons, entry.counts.hashed)
      repeatedComparisons = Int.cappedSum(repeatedComparisons, entry.counts.repeated)
      differences = Int.cappedSum(differences, entry.minimumHashedDifferenceCount)
      days.formUnion(entry.hashedComparisonDays)
    }

    fileprivate mutating func addDisjointRuns(_ other: Self) {
      sample.formUnion(other.sample)
      comparisons = Int.cappedSum(comparisons, other.comparisons)
      repeatedComparisons = Int.cappedSum(repeatedComparisons, other.repeatedComparisons)
      differences = Int.cappedSum(differences, other.differences)
      days.formUnion(other.days)
    }
  }

  private(set) var sum: LedgerKeySum
  private(set) var stages: Set<Stage> = []
  /// The sums of the counts of runs, by a set of stages.
  ///
  /// A run counts under the set of those of its stages that compare. A run without a stage that
  /// compares counts under the set of all its stages.
  private(set) var countsByStages: [Set<Stage>: EvidenceCounts] = [:]
  private(set) var latency = EvidenceLatency()
  private(set) var days = LatestUTCDays()
  /// The first and the last known day with comparisons; `nil` if no day is known.
  private(set) var dayRange: ComparisonDayRange?
  private(set) var fedKinds: Set<ContentKind> = []
  private(set) var places = DifferenceCountsByPlace()
  private var responsesByHashKey: [String: ResponsesOfHashKey] = [:]

  init(_ key: EvidenceKey) {
    sum = LedgerKeySum(key)
  }

  /// Adds the entry of a run.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - runDayRange: The run's first and last day, used for an entry without days.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(
    _ entry: LedgerEntry,
    dayRange runDayRange: ComparisonDayRange?,
    _ settings: EvidenceSettings
  ) {
    sum.add(entry, settings)
    stages.formUnion(entry.stages)
    let comparing = entry.stages.filter(\.compares)
    countsByStages[comparing.isEmpty ? entry.stages : comparing, default: EvidenceCounts()]
      .add(entry.counts)
    latency.add(entry.latency)
    days.formUnion(entry.days)
    dayRange.formUnion(ComparisonDayRange(entry.days) ?? runDayRange)
    fedKinds.formUnion(entry.fedKinds)
    places.add(entry.places)
    if let sample = entry.responseSample {
      responsesByHashKey[sample.hashKeyName, default: ResponsesOfHashKey(sample)]
        .add(sample, of: entry)
    }
  }

  /// Adds the sum of other runs.
  ///
  /// The caller ensures that no run is in both sums; it would count twice.
  mutating func addDisjointRuns(_ other: Self) {
    sum.addDisjointRuns(other.sum)
    stages.formUnion(other.stages)
    for (stages, counts) in other.countsByStages {
      countsByStages[stages, default: EvidenceCounts()].add(counts)
    }
    latency.add(other.latency)
    days.formUnion(other.days)
    dayRange.formUnion(other.dayRange)
    fedKinds.formUnion(other.fedKinds)
    places.add(other.places)
    responsesByHashKey.merge(other.responsesByHashKey) { one, other in
      var union = one
      union.addDisjointRuns(other)
      return union
    }
  }

  /// The distinct responses of the hash key with the most comparisons; `nil` if no response has a
  /// hash.
  ///
  /// Of several keys with as many comparisons, it is the key whose name is first in order.
  var responsesOfHashKeyWithMostComparisons: ResponsesOfHashKey? {
    responsesByHashKey.max {
      ($0.value.comparisons, $1.key) < ($1.value.comparisons, $0.key)
    }?.value
  }
}
