import ScreenDocument

/// The counts of one run, together with the counts of earlier runs.
@MainActor
final class RunCounts {
  private struct CurrentTally {
    let configuration: KindConfiguration
    let tally: RunKeyTally
  }

  let run: RunProperties
  private var earlierRuns: Ledger
  private var clearingCountByKind: [ContentKind: Int] = [:]
  private var tallyByKey: [EvidenceKey: RunKeyTally] = [:]
  /// The current configuration of each kind and its tally, cached because every outcome needs them.
  private var currentTallyByKind: [ContentKind: CurrentTally] = [:]

  init(_ run: RunProperties, after earlierRuns: Ledger) {
    self.run = run
    self.earlierRuns = earlierRuns
  }

  /// The counts of this run and of the earlier runs.
  var ledgerWithEarlierRuns: Ledger {
    var ledger = earlierRuns
    for (id, run) in runs(of: tallyByKey.values) { ledger.merge(run, as: id) }
    return ledger
  }

  /// All tallies of the run.
  var allTallies: some Collection<RunKeyTally> { tallyByKey.values }

  /// Returns the tally of a kind, and whether the kind's configuration has changed.
  ///
  /// It has changed if it is not the configuration of the last call for the kind, and in the first
  /// call for the kind or after its clearing.
  func tally(of kind: ContentKind, on configuration: KindConfiguration) -> (
    tally: RunKeyTally, hasConfigurationChanged: Bool
  ) {
    if let current = currentTallyByKind[kind], current.configuration == configuration {
      return (current.tally, false)
    }
    let key = EvidenceKey(
      kind: kind,
      flagVersion: configuration.flagVersion,
      appVersion: run.appVersion
    )
    let tally = tallyByKey[key] ?? newTally(for: key)
    tally.addStageAndFeeds(of: configuration)
    tallyByKey[key] = tally
    currentTallyByKind[kind] = CurrentTally(configuration: configuration, tally: tally)
    return (tally, true)
  }

  /// Returns the counts of tallies as runs, by the id of the run under which they are stored.
  func runs(of tallies: some Sequence<RunKeyTally>) -> [String: LedgerRun] {
    var runs: [String: LedgerRun] = [:]
    for tally in tallies {
      let empty = LedgerRun(
        watchedKindCount: run.settings.watchedKindCount,
        installation: run.installation
      )
      let id = runID(counting: tally.entry.key.kind)
      runs[id, default: empty].mergeLaterState(of: tally.entry)
      runs[id]?.dayRange.formUnion(tally.dayRange)
    }
    return runs
  }

  /// Restarts the counts of a kind at zero, under a new run id.
  ///
  /// - Returns: The id of the run under which the kind was counted until now.
  func clearAndReturnEarlierRunID(_ kind: ContentKind) -> String {
    let id = runID(counting: kind)
    for (id, run) in runs(of: tallyByKey.values.filter({ $0.entry.key.kind == kind })) {
      earlierRuns.merge(run, as: id)
    }
    earlierRuns.clear(kind)
    tallyByKey = tallyByKey.filter { $0.key.kind != kind }
    currentTallyByKind[kind] = nil
    clearingCountByKind[kind, default: 0] += 1
    return id
  }

  private func runID(counting kind: ContentKind) -> String {
    run.id(afterClearings: clearingCountByKind[kind] ?? 0)
  }

  private func newTally(for key: EvidenceKey) -> RunKeyTally {
    let settings = run.settings.raisingToleratedRate(
      toAtLeast: run.knownNoise.noiseRateAtUnseenPlaces(of: key.kind)
    )
    let tally = RunKeyTally(
      earlierRuns.sum(for: key, settings),
      restartCount: ledgerWithEarlierRuns.restartCount(forNextRunOf: key),
      settings: settings,
      cohort: run.cohort,
      source: run.source
    )
    guard run.source == .appLaunch else { return tally }
    tally.responseHashesOfEarlierRuns = { [earlierRuns] in
      earlierRuns.responseHashes(of: key, lastComparedOn: $0)
    }
    return tally
  }
}
