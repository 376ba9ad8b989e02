import ScreenDocument

/// The sum of a key's counts over all runs of all installations, with the counts of each
/// installation and the distinct responses.
struct FleetSum: Sendable {
  /// The counts of one installation, its cohort, and its first difference.
  struct Installation: Sendable {
    private(set) var counts = EvidenceCounts()
    private(set) var cohort: String?
    private(set) var firstDifference: DifferencePlace?

    fileprivate mutating func add(_ entry: LedgerEntry) {
      counts.add(entry.counts)
      cohort = cohort ?? entry.cohort
      firstDifference = firstDifference ?? entry.firstDifference
    }
  }

  /// The distinct responses whose hashes were computed with one key, and their comparisons.
  struct Responses: Sendable {
    private(set) var distinct: DistinctResponses
    private(set) var comparisons = 0
    private(set) var repeated = 0

    fileprivate init(_ distinct: DistinctResponses) {
      self.distinct = distinct
    }

    fileprivate mutating func add(_ other: DistinctResponses, _ counts: EvidenceCounts) {
      distinct.formUnion(other)
      comparisons = min(comparisons + counts.hashed, MixtureTest.maximumCount)
      repeated = min(repeated + counts.repeated, MixtureTest.maximumCount)
    }
  }

  private(set) var sum: LedgerSum
  private(set) var stages: Set<Stage> = []
  /// The counts by the stages on which a run compared the kind; by all its stages if none compares.
  private(set) var countsByStages: [Set<Stage>: EvidenceCounts] = [:]
  private(set) var latency = EvidenceLatency()
  private(set) var days = UTCDays()
  /// The first and the last known day with comparisons; `nil` if no day is known.
  private(set) var period: RunPeriod?
  private(set) var feeds: Set<ContentKind> = []
  private(set) var places = PlaceCounts()
  private(set) var installations: [String: Installation] = [:]
  private var responsesByKey: [String: Responses] = [:]

  init(_ key: EvidenceKey) {
    sum = LedgerSum(key)
  }

  /// Adds the entry of a run.
  ///
  /// Call this function in the order of the run ids, because the first difference, cohort and trip
  /// of all entries are used.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - run: The run's id.
  ///   - installation: The run's installation; `nil` if it is unknown, then the run counts as a
  ///     separate installation.
  ///   - runPeriod: The run's first and last day, used for an entry without days.
  ///   - settings: The settings by which a trip must be proved.
  mutating func add(
    _ entry: LedgerEntry,
    of run: String,
    installation: String?,
    period runPeriod: RunPeriod?,
    _ settings: EvidenceSettings
  ) {
    sum.add(entry, settings)
    stages.formUnion(entry.stages)
    let comparing = entry.stages.filter(\.compares)
    countsByStages[comparing.isEmpty ? entry.stages : comparing, default: EvidenceCounts()]
      .add(entry.counts)
    latency.add(entry.latency)
    days.formUnion(entry.days)
    period.formUnion(RunPeriod(entry.days) ?? runPeriod)
    feeds.formUnion(entry.feeds)
    places.add(entry.places)
    if let distinct = entry.distinct {
      responsesByKey[distinct.keyName, default: Responses(distinct)].add(distinct, entry.counts)
    }
    let name = installation.map { "installation " + $0 } ?? "run " + run
    installations[name, default: Installation()].add(entry)
  }

  /// The distinct responses with the hash key that has the most comparisons; `nil` if no response
  /// has a hash.
  var responses: Responses? {
    responsesByKey.max {
      ($0.value.comparisons, $1.key) < ($1.value.comparisons, $0.key)
    }?.value
  }
}
