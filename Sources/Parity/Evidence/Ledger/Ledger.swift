public import ScreenDocument

/// What was counted of each content, by run: mergeable across devices, runs and shards of a replay.
///
/// A ledger maps the id of a run to its counts. Merging is the union of the runs, and the sums come
/// after it, so it is commutative, associative and idempotent: a ledger may be sent twice, or come by
/// two ways. Of two states of one run the later counts, which is the one that has counted more.
///
/// A content that was cleared by hand starts again at zero: what its runs have counted until then
/// stays in the ledger, and does not count any more, in whichever ledger it comes back.
public struct Ledger: Sendable {
  private(set) var runs: [String: LedgerRun] = [:]
  /// The runs that do not count any more, by kind.
  private(set) var cleared: [ContentKind: Set<String>] = [:]

  /// Creates an empty ledger.
  public init() {}

  /// How many runs there are.
  package var runCount: Int { runs.count }
  /// The kinds of which anything was counted, sorted.
  public var kinds: [ContentKind] {
    Set(runs.values.flatMap { $0.entries.keys.map(\.kind) }).sorted()
  }

  /// Adds what another ledger holds.
  ///
  /// - Parameter other: The other ledger.
  /// - Complexity: O(entries of the other ledger).
  package mutating func merge(_ other: Self) {
    for (id, run) in other.runs { runs[id, default: LedgerRun()].merge(run) }
    for (kind, runs) in other.cleared { cleared[kind, default: []].formUnion(runs) }
  }

  /// Adds what a run has counted.
  mutating func merge(_ run: LedgerRun, as id: String) {
    runs[id, default: LedgerRun()].merge(run)
  }

  /// Notes what a run has read, if it has counted anything.
  package mutating func note(_ input: LedgerInput, of run: String) {
    runs[run]?.input = input
  }

  /// Notes which journal a run has counted.
  package mutating func note(journal: String?, ofRun run: String) {
    runs[run]?.journal = journal
  }

  /// Starts a kind again at zero: its trips end, and what was counted of it does not count any more.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: How many runs had counted it.
  @discardableResult
  package mutating func clear(_ kind: ContentKind) -> Int {
    let counting = runsCounting(kind)
    clear(kind, runs: counting)
    return counting.count
  }

  /// The runs that count for a kind, sorted.
  func runsCounting(_ kind: ContentKind) -> [String] {
    runs.filter { id, run in
      run.entries.keys.contains { $0.kind == kind } && cleared[kind]?.contains(id) != true
    }
    .keys.sorted()
  }

  /// The runs whose trips are those that hold.
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

  /// The runs besides those kept that know how often kinds have started again: at most one a kind.
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

  /// Keeps these runs alone.
  mutating func keep(_ kept: Set<String>) {
    runs = runs.filter { kept.contains($0.key) }
  }

  mutating func clear(_ kind: ContentKind, runs: some Sequence<String>) {
    cleared[kind, default: []].formUnion(runs)
  }

  /// What was counted, with what it proves, sorted by kind and versions.
  ///
  /// What has to be proved is what the settings say: nothing that a ledger holds changes p0, the number of
  /// contents or α.
  ///
  /// - Parameters:
  ///   - settings: What has to be proved.
  ///   - sides: The sides that each kind has; `nil` where routes and handlers are not known.
  /// - Returns: One evidence for each key.
  /// - Complexity: O(entries), besides an e-value for each key and for each installation whose counts are
  ///   like no other's.
  public func evidence(
    _ settings: EvidenceSettings = EvidenceSettings(),
    sides: [ContentKind: ContentSides]? = nil
  ) -> [Evidence] {
    var sums: [EvidenceKey: FleetSum] = [:]
    for (id, run) in sortedRuns {
      for entry in run.entries.values where counts(entry.key.kind, in: id) {
        sums[entry.key, default: FleetSum(entry.key)]
          .add(entry, of: id, installation: run.installation, settings)
      }
    }
    let all = sums.sorted { $0.key < $1.key }.map { Evidence($0.value, settings) }
    return all.map { $0.advised(among: all, sides: sides) }
  }

  /// The trips that hold, one for each key, sorted: what a relaunch hands to its stages.
  ///
  /// These are the trips that runs have seen, and where none has, what the counts of all runs prove
  /// together, at the chance of a false trip that the content's number of restarts leaves.
  ///
  /// - Parameters:
  ///   - settings: What has to be proved.
  ///   - noise: What differs without a reason, and raises what is tolerated.
  /// - Returns: The trips.
  package func trips(
    _ settings: EvidenceSettings = EvidenceSettings(),
    noise: EvidenceNoise = EvidenceNoise()
  ) -> [EvidenceTrip] {
    var sums: [EvidenceKey: LedgerSum] = [:]
    for (id, run) in sortedRuns {
      for entry in run.entries.values where counts(entry.key.kind, in: id) {
        sums[entry.key, default: LedgerSum(entry.key)]
          .add(entry, settings.tolerating(noise.rate(of: entry.key.kind)))
      }
    }
    return sums.sorted { $0.key < $1.key }.compactMap { key, sum in
      sum.trip ?? sum.provedTrip(settings.tolerating(noise.rate(of: key.kind)))
    }
  }

  /// What was counted for a key, as far as it counts.
  func sum(for key: EvidenceKey, _ settings: EvidenceSettings) -> LedgerSum {
    var sum = LedgerSum(key)
    for (id, run) in sortedRuns where counts(key.kind, in: id) {
      if let entry = run.entries[key] { sum.add(entry, settings) }
    }
    return sum
  }

  private var sortedRuns: [(key: String, value: LedgerRun)] {
    runs.sorted { $0.key < $1.key }
  }

  /// Whether a run counts for a kind: it was not cleared.
  private func counts(_ kind: ContentKind, in run: String) -> Bool {
    cleared[kind]?.contains(run) != true
  }

  /// The responses of a key that were compared on a day, as far as runs have kept them.
  func responses(of key: EvidenceKey, on day: UTCDay) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    for run in runs.values {
      guard let entry = run.entries[key], entry.days.contains(day) else { continue }
      hashes.formUnion(entry.distinct?.hashes(lastOn: day) ?? [])
    }
    return hashes
  }

  /// The installation whose ledger this is, of several the first by name; `nil` where no line has one.
  var installation: String? { runs.values.compactMap(\.installation).min() }

  /// The number of the start that comes next for a key: the one it is in, or one more than any before.
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
  /// Two ledgers are equal when counts and advice are: run ids and latencies are left out.
  ///
  /// - Parameters:
  ///   - left: One ledger.
  ///   - right: The other.
  /// - Returns: Whether both count and advise the same, by the default settings.
  public static func == (left: Self, right: Self) -> Bool {
    left.evidence().map(\.verdict) == right.evidence().map(\.verdict)
  }
}
