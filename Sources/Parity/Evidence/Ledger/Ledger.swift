public import ScreenDocument

/// The counts of each content, by run: mergeable across devices, runs and shards of a replay.
///
/// A ledger maps the id of a run to its counts. Merging takes the union of the runs, and sums are
/// computed afterwards, so merging is commutative, associative and idempotent: the same ledger may
/// arrive twice. Of two states of one run, the state with more counts wins.
///
/// A content that was cleared by hand starts again at zero: the earlier counts of its runs stay in
/// the ledger and are ignored, also in other ledgers that are merged later.
public struct Ledger: Sendable {
  private(set) var runs: [String: LedgerRun] = [:]
  /// The runs whose counts are ignored, by kind.
  private(set) var cleared: [ContentKind: Set<String>] = [:]

  /// Creates an empty ledger.
  public init() {}

  /// The number of runs.
  package var runCount: Int { runs.count }
  /// The kinds with counts, sorted.
  public var kinds: [ContentKind] {
    Set(runs.values.flatMap { $0.entries.keys.map(\.kind) }).sorted()
  }

  /// Adds the runs of another ledger.
  ///
  /// - Parameter other: The other ledger.
  /// - Complexity: O(entries of the other ledger).
  package mutating func merge(_ other: Self) {
    for (id, run) in other.runs { runs[id, default: LedgerRun()].merge(run) }
    for (kind, runs) in other.cleared { cleared[kind, default: []].formUnion(runs) }
  }

  /// Adds the counts of a run.
  mutating func merge(_ run: LedgerRun, as id: String) {
    runs[id, default: LedgerRun()].merge(run)
  }

  /// Stores the input that a run has read, if the run has counts.
  package mutating func note(_ input: LedgerInput, of run: String) {
    runs[run]?.input = input
  }

  /// Stores the journal that a run has counted.
  package mutating func note(journal: String?, ofRun run: String) {
    runs[run]?.journal = journal
  }

  /// Restarts a kind at zero: ends its trips and ignores its earlier counts.
  ///
  /// - Returns: The number of runs that had counted the kind.
  @discardableResult
  package mutating func clear(_ kind: ContentKind) -> Int {
    let counting = runsCounting(kind)
    clear(kind, runs: counting)
    return counting.count
  }

  /// Returns the runs whose counts of a kind are used, sorted.
  func runsCounting(_ kind: ContentKind) -> [String] {
    runs.filter { id, run in
      run.entries.keys.contains { $0.kind == kind } && cleared[kind]?.contains(id) != true
    }
    .keys.sorted()
  }

  /// The runs whose trips are in effect.
  var trippingRuns: Set<String> {
    var found: [EvidenceKey: String] = [:]
    for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
      for (key, entry) in run.entries
      where entry.trip != nil && found[key] == nil && cleared[key.kind]?.contains(id) != true {
        found[key] = id
      }
    }
    return Set(found.values)
  }

  /// Returns the additional runs, at most one per kind, that store how often kinds have restarted.
  func runsKeepingRestarts(besides kept: Set<String>) -> Set<String> {
    var last: [ContentKind: (restart: Int, run: String, isKept: Bool)] = [:]
    for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
      for entry in run.entries.values {
        let found = last[entry.key.kind]
        let isKept = kept.contains(id)
        let isLater = entry.restart > found?.restart ?? -1
        if isLater || (entry.restart == found?.restart && isKept) {
          last[entry.key.kind] = (entry.restart, id, isKept)
        }
      }
    }
    return Set(last.values.filter { !$0.isKept }.map(\.run))
  }

  /// Removes all runs but the given ones.
  mutating func keep(_ kept: Set<String>) {
    runs = runs.filter { kept.contains($0.key) }
  }

  mutating func clear(_ kind: ContentKind, runs: some Sequence<String>) {
    cleared[kind, default: []].formUnion(runs)
  }

  /// Returns the evidence of all contents, sorted by kind and versions.
  ///
  /// The settings alone decide what must be proved: a ledger's content does not change p0, the
  /// number of contents or α.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - sides: The sides that each kind has; `nil` if routes and handlers are unknown.
  /// - Returns: One evidence for each key.
  /// - Complexity: O(entries), plus one e-value for each key and for each installation with distinct counts.
  public func evidence(
    _ settings: EvidenceSettings = EvidenceSettings(),
    sides: [ContentKind: ContentSides]? = nil
  ) -> [Evidence] {
    var sums: [EvidenceKey: FleetSum] = [:]
    for (id, run) in sortedRuns {
      for entry in run.entries.values where isCounted(entry.key.kind, in: id) {
        sums[entry.key, default: FleetSum(entry.key)]
          .add(entry, of: id, installation: run.installation, period: run.period, settings)
      }
    }
    let all = sums.sorted { $0.key < $1.key }.map { Evidence($0.value, settings) }
    return all.map { $0.advised(among: all, sides: sides) }
  }

  /// Returns the trips that are in effect, one for each key, sorted, for the stages of the next
  /// launch.
  ///
  /// These are the trips that runs have recorded, and for keys without one, a trip if the counts of
  /// all runs together prove it at the false-trip probability for the content's number of restarts.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - noise: The known noise, which raises the tolerated rate.
  /// - Returns: The trips.
  package func trips(
    _ settings: EvidenceSettings = EvidenceSettings(),
    noise: EvidenceNoise = EvidenceNoise()
  ) -> [EvidenceTrip] {
    var sums: [EvidenceKey: LedgerSum] = [:]
    for (id, run) in sortedRuns {
      for entry in run.entries.values where isCounted(entry.key.kind, in: id) {
        sums[entry.key, default: LedgerSum(entry.key)]
          .add(entry, settings.tolerating(noise.rate(of: entry.key.kind)))
      }
    }
    return sums.sorted { $0.key < $1.key }.compactMap { key, sum in
      sum.trip ?? sum.provedTrip(settings.tolerating(noise.rate(of: key.kind)))
    }
  }

  /// Returns the sum of a key's counts over the runs that are not cleared.
  func sum(for key: EvidenceKey, _ settings: EvidenceSettings) -> LedgerSum {
    var sum = LedgerSum(key)
    for (id, run) in sortedRuns where isCounted(key.kind, in: id) {
      if let entry = run.entries[key] { sum.add(entry, settings) }
    }
    return sum
  }

  private var sortedRuns: [(key: String, value: LedgerRun)] {
    runs.sorted { $0.key < $1.key }
  }

  /// Returns whether a run's counts of a kind are used, because it was not cleared.
  private func isCounted(_ kind: ContentKind, in run: String) -> Bool {
    cleared[kind]?.contains(run) != true
  }

  /// Returns the known responses of a key that were compared on a day.
  func responses(of key: EvidenceKey, on day: UTCDay) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    for run in runs.values {
      guard let entry = run.entries[key], entry.days.contains(day) else { continue }
      hashes.formUnion(entry.distinct?.hashes(lastOn: day) ?? [])
    }
    return hashes
  }

  /// The installation of this ledger, the first by name if there are several; `nil` if no line
  /// names one.
  var installation: String? { runs.values.compactMap(\.installation).min() }

  /// Returns a key's restart number for the next run: its current one; for a new version, or after a clearing, one more
  /// than the kind's last one; 0 for a new kind.
  func restart(for key: EvidenceKey) -> Int {
    var current: Int?
    var last: Int?
    for (id, run) in runs {
      for entry in run.entries.values where entry.key.kind == key.kind {
        last = max(last ?? 0, entry.restart)
        if entry.key == key, cleared[key.kind]?.contains(id) != true {
          current = max(current ?? 0, entry.restart)
        }
      }
    }
    return current ?? last.map { min($0 + 1, EvidenceSettings.maximumRestart) } ?? 0
  }
}

extension Ledger: Equatable {
  /// Returns whether two ledgers have the same counts and advice; ignores run ids and latencies.
  ///
  /// - Parameters:
  ///   - left: One ledger.
  ///   - right: The other.
  /// - Returns: Whether counts and advice, by the default settings, are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.evidence().map(\.verdict) == right.evidence().map(\.verdict)
  }
}
