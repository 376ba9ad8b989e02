import ScreenDocument

extension Ledger {
  /// Removes all runs except the given runs, but keeps the samples of distinct responses of the
  /// removed runs.
  ///
  /// A sample is kept only for a key that a kept run has too, and not if its kind is cleared in its
  /// run. The joined samples are stored without counts, in one run for each cohort, so that they
  /// also belong to the evidence by cohort. If a removed run is merged again later, its sample
  /// changes nothing, because joining a sample twice has the same result as joining it once.
  /// Cleared runs stay cleared.
  ///
  /// - Parameters:
  ///   - kept: The ids of the runs that are kept.
  ///   - order: The ids of all runs, in the order of the file.
  /// - Returns: The ids of the remaining runs, in the same order; the runs with the samples come
  ///   first.
  mutating func removeRunsKeepingSamples(
    except kept: Set<String>,
    newFileOrderFrom order: [String]
  ) -> [String] {
    let keptKeys = Set(runs.filter { kept.contains($0.key) }.values.flatMap(\.entries.keys))
    let removed = runs.filter { !kept.contains($0.key) }
    let installation = removed.values.compactMap(\.installation).max()
    var sampleRunByCohort: [String?: LedgerRun] = [:]
    for (id, run) in removed {
      for (key, entry) in run.entries
      where keptKeys.contains(key) && clearedRuns[key.kind]?.contains(id) != true {
        guard let sample = entry.withSampleOnly else { continue }
        sampleRunByCohort[sample.cohort, default: LedgerRun(installation: installation)]
          .mergeLaterState(of: sample)
      }
    }
    removeRuns(except: kept)
    var sampleRunIDs: Set<String> = []
    for (cohort, run) in sampleRunByCohort {
      let id = unclearedID(forSampleRun: run, ofCohort: cohort)
      merge(run, as: id)
      sampleRunIDs.insert(id)
    }
    return sampleRunIDs.sorted()
      + order.filter { kept.contains($0) && !sampleRunIDs.contains($0) }
  }

  /// Returns the id of the run in which the samples of removed runs of a cohort are stored.
  ///
  /// If a kind of the samples was cleared in the run with an id, a sample in it would be ignored.
  /// So `+1`, `+2` and so on is appended until no kind of the samples was cleared in the run with
  /// the id.
  private func unclearedID(forSampleRun run: LedgerRun, ofCohort cohort: String?) -> String {
    let kinds = Set(run.entries.keys.map(\.kind))
    let cohortName = cohort.map { " in '\($0)'" } ?? ""
    let name = "old runs\(cohortName)" + (run.installation.map { " of \($0)" } ?? "")
    var number = 0
    while true {
      let end = number == 0 ? "" : "+\(number)"
      let id = name.truncated(toBytes: LedgerLineFormat.maximumIDBytes - end.utf8.count) + end
      guard kinds.contains(where: { clearedRuns[$0]?.contains(id) == true }) else { return id }
      number += 1
    }
  }
}

extension LedgerEntry {
  /// An entry with the sample and the cohort of this entry and without counts; `nil` if this entry
  /// has no sample.
  fileprivate var withSampleOnly: LedgerEntry? {
    guard let responseSample else { return nil }
    var entry = LedgerEntry(key: key)
    entry.cohort = cohort
    entry.responseSample = responseSample
    return entry
  }
}
