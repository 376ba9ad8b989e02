import ScreenDocument

/// The counts of a key in all runs that count.
struct LedgerSum: Sendable {
  /// What an installation has counted in its runs.
  struct Installation: Sendable {
    var counts = EvidenceCounts()
    var cohort: String?
    var firstDifference: DifferencePlace?
  }

  let key: EvidenceKey
  private(set) var restart = 0
  private(set) var stages: Set<Stage> = []
  private(set) var counts = EvidenceCounts()
  private(set) var latency = EvidenceLatency()
  private(set) var firstDifference: DifferencePlace?
  private(set) var trip: EvidenceTrip?
  /// How many runs have seen a trip that holds.
  private(set) var tripCount = 0
  private(set) var days = UTCDays()
  private(set) var feeds: Set<ContentKind> = []
  private(set) var places = PlaceCounts()
  private(set) var installations: [String: Installation] = [:]

  private var samples: [String: Sample] = [:]

  private struct Sample {
    var distinct: DistinctResponses
    var hashed = 0
    var repeated = 0
  }

  init(_ key: EvidenceKey) {
    self.key = key
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
    restart = max(restart, entry.restart)
    stages.formUnion(entry.stages)
    counts.add(entry.counts)
    latency.add(entry.latency)
    firstDifference = firstDifference ?? entry.firstDifference
    days.formUnion(entry.days)
    feeds.formUnion(entry.feeds)
    places.add(entry.places)
    if let found = entry.trip, found.holds(by: settings) {
      trip = trip ?? found
      tripCount += 1
    }
    if let distinct = entry.distinct { add(distinct, entry.counts) }
    let name = installation.map { "installation " + $0 } ?? "run " + run
    installations[name, default: Installation()].add(entry)
  }

  /// The responses that were compared, as far as they are known: those whose hashes are of the key with
  /// which most were made; `nil` if none is known.
  var responses: (distinct: DistinctResponses, hashed: Int, repeated: Int)? {
    let most = samples.values.max {
      ($0.hashed, $1.distinct.keyName) < ($1.hashed, $0.distinct.keyName)
    }
    return most.map { ($0.distinct, $0.hashed, $0.repeated) }
  }

  private mutating func add(_ distinct: DistinctResponses, _ counts: EvidenceCounts) {
    var sample = samples[distinct.keyName] ?? Sample(distinct: distinct)
    sample.distinct.formUnion(distinct)
    sample.hashed = min(sample.hashed + counts.hashed, MixtureTest.maximumCount)
    sample.repeated = min(sample.repeated + counts.repeated, MixtureTest.maximumCount)
    samples[distinct.keyName] = sample
  }
}

extension LedgerSum.Installation {
  fileprivate mutating func add(_ entry: LedgerEntry) {
    counts.add(entry.counts)
    cohort = cohort ?? entry.cohort
    firstDifference = firstDifference ?? entry.firstDifference
  }
}
