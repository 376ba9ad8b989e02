public import ScreenDocument

/// The counts of all kinds, by run, which can be merged with the ledgers of other devices and
/// replays.
///
/// A ledger maps the id of a run to the counts of the run. A merged ledger contains the runs of
/// both ledgers, and sums are computed later. So merging is commutative, associative and
/// idempotent: the same ledger can be merged twice. If both ledgers contain a run, the state with
/// more outcomes is used for each kind and version.
///
/// A kind that was cleared by hand starts again at zero: its earlier counts stay in the ledger but
/// are ignored, also if they are in other ledgers that are merged later.
public struct Ledger: Sendable {
  private(set) var runs: [String: LedgerRun] = [:]
  /// The ids of the runs whose counts are ignored, by kind.
  private(set) var clearedRuns: [ContentKind: Set<String>] = [:]

  /// Creates an empty ledger.
  public init() {}

  /// The number of runs.
  package var runCount: Int { runs.count }
  /// The kinds of which a run has counts, sorted; includes cleared kinds.
  public var kinds: [ContentKind] {
    Set(runs.values.flatMap { $0.entries.keys.map(\.kind) }).sorted()
  }

  /// Adds the runs of another ledger, and its lists of runs whose counts are ignored.
  ///
  /// - Parameter other: The other ledger.
  /// - Complexity: O(n) for n entries of the other ledger.
  package mutating func merge(_ other: Self) {
    for (id, run) in other.runs { runs[id, default: LedgerRun()].mergeLaterStates(of: run) }
    for (kind, runs) in other.clearedRuns { clearedRuns[kind, default: []].formUnion(runs) }
  }

  /// Adds the counts of a run, or merges them with the counts that the ledger has of the run.
  mutating func merge(_ run: LedgerRun, as id: String) {
    runs[id, default: LedgerRun()].mergeLaterStates(of: run)
  }

  /// Sets the fingerprint of the lines that a run has read; does nothing if the ledger does not
  /// contain the run.
  package mutating func setInput(_ input: ReadLinesFingerprint, ofRun run: String) {
    runs[run]?.input = input
  }

  /// Sets the hash of the path of the journal that a run has replayed, `nil` for a stream; does
  /// nothing if the ledger does not contain the run.
  package mutating func setJournalPathHash(_ hash: String?, ofRun run: String) {
    runs[run]?.journalPathHash = hash
  }

  /// Restarts a kind at zero: its trips end, and all its counts in the ledger are ignored.
  ///
  /// - Returns: The number of runs whose counts of the kind were used until now.
  @discardableResult
  package mutating func clear(_ kind: ContentKind) -> Int {
    let counting = idsOfRuns(counting: kind)
    markCleared(kind, inRuns: counting)
    return counting.count
  }

  /// Returns the ids of the runs whose counts of a kind are used, sorted.
  func idsOfRuns(counting kind: ContentKind) -> [String] {
    runs.filter { id, run in
      run.entries.keys.contains { $0.kind == kind } && clearedRuns[kind]?.contains(id) != true
    }
    .keys.sorted()
  }

  /// For each key, the id of the run with the strongest trip that was not cleared, see
  /// ``EvidenceTrip/isStronger(than:)``; of equal trips, the first run by id.
  var idsOfRunsWithStrongestTrips: Set<String> {
    var found: [EvidenceKey: (id: String, trip: EvidenceTrip)] = [:]
    for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
      for (key, entry) in run.entries where clearedRuns[key.kind]?.contains(id) != true {
        guard let trip = entry.trip, found[key].map({ trip.isStronger(than: $0.trip) }) ?? true
        else {
          continue
        }
        found[key] = (id, trip)
      }
    }
    return Set(found.values.map(\.id))
  }

  /// Finds the runs that must be kept so that the highest number of restarts of each kind is not
  /// lost.
  ///
  /// - Parameter kept: The ids of the runs that are kept anyway.
  /// - Returns: The ids of further runs, at most one for each kind.
  func idsOfRunsWithHighestRestartCounts(besides kept: Set<String>) -> Set<String> {
    var last: [ContentKind: (restartCount: Int, run: String, isKept: Bool)] = [:]
    for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
      for entry in run.entries.values {
        let found = last[entry.key.kind]
        let isKept = kept.contains(id)
        let isLater = entry.restartCount > found?.restartCount ?? -1
        if isLater || (entry.restartCount == found?.restartCount && isKept) {
          last[entry.key.kind] = (entry.restartCount, id, isKept)
        }
      }
    }
    return Set(last.values.filter { !$0.isKept }.map(\.run))
  }

  /// Removes all runs except the given runs.
  mutating func removeRuns(except kept: Set<String>) {
    runs = runs.filter { kept.contains($0.key) }
  }

  /// Marks a kind as cleared in runs, whose counts of the kind are then ignored.
  mutating func markCleared(_ kind: ContentKind, inRuns ids: some Sequence<String>) {
    clearedRuns[kind, default: []].formUnion(ids)
  }

  /// Returns the evidence of all kinds and versions, sorted by kind, app version and flag version.
  ///
  /// Only the settings decide which rates are proved with which error probabilities; the tolerated
  /// rates and the numbers of kinds that runs have stored in the ledger do not change the result.
  /// The α that a run has stored with its trip matters only for whether the trip is in effect.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - sides: The sides that each kind has; `nil` if routes and handlers are unknown.
  /// - Returns: One evidence for each key whose counts are not cleared.
  /// - Complexity: O(n) for n entries, and the time of one e-value for each key and for each
  ///   installation with distinct counts.
  public func evidence(
    _ settings: EvidenceSettings = EvidenceSettings(),
    sides: [ContentKind: ContentSides]? = nil
  ) -> [Evidence] {
    var sums = FleetSums(settings)
    sums.addInstallations(of: PartialFleetSums(self, settings))
    return sums.evidence(sides: sides)
  }

  /// Returns the trips that are in effect, at most one for each key, sorted by key.
  ///
  /// The trip of a key is the recorded trip with the greatest e-value that is in effect under the
  /// settings. If no run has one, it is the trip that the counts of all runs together prove; its α
  /// depends on the number of restarts.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - noise: The known noise, which can raise the tolerated rate of a kind.
  /// - Returns: The trips, which an app restores at its next launch.
  package func trips(
    _ settings: EvidenceSettings = EvidenceSettings(),
    noise: EvidenceNoise = EvidenceNoise()
  ) -> [EvidenceTrip] {
    var sums: [EvidenceKey: LedgerKeySum] = [:]
    for (id, run) in sortedRuns {
      for entry in run.entries.values where isCounted(entry.key.kind, in: id) {
        sums[entry.key, default: LedgerKeySum(entry.key)]
          .add(
            entry,
            settings.raisingToleratedRate(
              toAtLeast: noise.noiseRateAtUnseenPlaces(of: entry.key.kind)
            )
          )
      }
    }
    return sums.sorted { $0.key < $1.key }.compactMap { key, sum in
      sum.strongestTrip
        ?? sum.provedTrip(
          settings.raisingToleratedRate(toAtLeast: noise.noiseRateAtUnseenPlaces(of: key.kind))
        )
    }
  }

  /// Returns the sum of a key's counts over all runs in which the kind was not cleared.
  func sum(for key: EvidenceKey, _ settings: EvidenceSettings) -> LedgerKeySum {
    var sum = LedgerKeySum(key)
    for (id, run) in sortedRuns where isCounted(key.kind, in: id) {
      if let entry = run.entries[key] { sum.add(entry, settings) }
    }
    return sum
  }

  private var sortedRuns: [(key: String, value: LedgerRun)] {
    runs.sorted { $0.key < $1.key }
  }

  /// Returns whether a run's counts of a kind are used, because they were not cleared.
  private func isCounted(_ kind: ContentKind, in run: String) -> Bool {
    clearedRuns[kind]?.contains(run) != true
  }

  /// Returns the hashes of a key's sampled responses whose last comparison in some run, also a
  /// cleared one, was on a day.
  func responseHashes(of key: EvidenceKey, lastComparedOn day: UTCDay) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    for run in runs.values {
      // An entry with the joined samples of removed runs has no days.
      guard let entry = run.entries[key], entry.days.isEmpty || entry.days.contains(day) else {
        continue
      }
      hashes.formUnion(entry.responseSample?.hashes(lastComparedOn: day) ?? [])
    }
    return hashes
  }

  /// The installation id of the runs that comes first in order; `nil` if no run has one.
  var smallestInstallationID: String? { runs.values.compactMap(\.installation).min() }

  /// Returns the number of restarts that the next run stores for a key.
  ///
  /// - If the ledger has counts of the key that were not cleared: the highest number in them.
  /// - Otherwise, for a new version or after a clearing: the kind's highest number plus 1, at most
  ///   1,000,000.
  /// - For a new kind: 0.
  func restartCount(forNextRunOf key: EvidenceKey) -> Int {
    var current: Int?
    var last: Int?
    for (id, run) in runs {
      for entry in run.entries.values where entry.key.kind == key.kind {
        last = max(last ?? 0, entry.restartCount)
        if entry.key == key, clearedRuns[key.kind]?.contains(id) != true {
          current = max(current ?? 0, entry.restartCount)
        }
      }
    }
    return current ?? last.map { min($0 + 1, EvidenceSettings.maximumRestartCount) } ?? 0
  }
}

extension Ledger: Equatable {
  /// Returns whether two ledgers have equal evidence, even if their runs differ.
  ///
  /// Compares the counts, the stages and the advice of each key. The advice is computed with the
  /// default settings.
  ///
  /// - Parameters:
  ///   - left: One ledger.
  ///   - right: The other ledger.
  /// - Returns: Whether the evidence is equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.evidence().map(\.partDecidingLedgerEquality)
      == right.evidence().map(\.partDecidingLedgerEquality)
  }
}
