import ScreenDocument

/// All that runs of a fleet have counted of a key.
struct FleetSum: Sendable {
  /// What an installation has counted in its runs.
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

  /// The responses whose hashes were made with one key.
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
  private(set) var latency = EvidenceLatency()
  private(set) var days = UTCDays()
  private(set) var feeds: Set<ContentKind> = []
  private(set) var places = PlaceCounts()
  private(set) var installations: [String: Installation] = [:]
  private var responsesByKey: [String: Responses] = [:]

  init(_ key: EvidenceKey) {
    sum = LedgerSum(key)
  }

  /// Adds the entry of a run; the runs come in the order of their ids.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - run: The run's id.
  ///   - installation: The installation that the run is one of; one of its own where that is not known.
  ///   - settings: What a trip must prove.
  mutating func add(
    _ entry: LedgerEntry,
    of run: String,
    installation: String?,
    _ settings: EvidenceSettings
  ) {
    sum.add(entry, settings)
    stages.formUnion(entry.stages)
    latency.add(entry.latency)
    days.formUnion(entry.days)
    feeds.formUnion(entry.feeds)
    places.add(entry.places)
    if let distinct = entry.distinct {
      responsesByKey[distinct.keyName, default: Responses(distinct)].add(distinct, entry.counts)
    }
    let name = installation.map { "installation " + $0 } ?? "run " + run
    installations[name, default: Installation()].add(entry)
  }

  /// The responses that are known: those whose hashes were made with the key that most comparisons have;
  /// `nil` if none is known.
  var responses: Responses? {
    responsesByKey.max {
      ($0.value.comparisons, $1.key) < ($1.value.comparisons, $0.key)
    }?.value
  }
}
