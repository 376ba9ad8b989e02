import ScreenDocument

extension Ledger {
  /// Removes all runs except the given runs, but keeps the samples of distinct responses of the
  /// removed runs.
  ///
  /// A sample is kept only for a key that a kept run has too, and not if its kind is cleared in its
  /// run. The joined samples are stored in one run without counts. If a removed run is merged again
  /// later, its sample changes nothing, because joining a sample twice has the same result as
  /// joining it once. Cleared runs stay cleared.
  ///
  /// - Parameters:
  ///   - kept: The ids of the runs that are kept.
  ///   - order: The ids of all runs, in the order of the file.
  /// - Returns: The ids of the remaining runs, in the same order; the run with the samples, if any,
  ///   comes first.
  mutating func removeRunsKeepingSamples(
    except kept: Set<String>,
    newFileOrderFrom order: [String]
  ) -> [String] {
    let keptKeys = Set(runs.filter { kept.contains($0.key) }.values.flatMap(\.entries.keys))
    var old = LedgerRun()
    for (id, run) in runs where !kept.contains(id) {
      old.installation = [old.installation, run.installation].compactMap(\.self).max()
      for (key, entry) in run.entries
      where keptKeys.contains(key) && clearedRuns[key.kind]?.contains(id) != true {
        if let entry = entry.withSampleOnly { old.mergeLaterState(of: entry) }
      }
    }
    removeRuns(except: kept)
    guard !old.entries.isEmpty else { return order.filter(kept.contains) }
    let id = unclearedID(forSampleRun: old)
    merge(old, as: id)
    return [id] + order.filter { kept.contains($0) && $0 != id }
  }

  /// Returns the id of the run in which the samples of removed runs are stored.
  ///
  /// If a kind of the samples was cleared in the run with an id, a sample in it would be ignored.
  /// So `+1`, `+2` and so on is appended until no kind of the samples was cleared in the run with
  /// the id.
  private func unclearedID(forSampleRun run: LedgerRun) -> String {
    let kinds = Set(run.entries.keys.map(\.kind))
    let name = run.installation.map { "old runs of \($0)" } ?? "old runs"
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
  /// An entry with the sample of this entry and without counts; `nil` if this entry has no sample.
  fileprivate var withSampleOnly: LedgerEntry? {
    guard let responseSample else { return nil }
    var entry = LedgerEntry(key: key)
    entry.responseSample = responseSample
    return entry
  }
}
