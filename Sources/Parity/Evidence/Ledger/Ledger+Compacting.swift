import ScreenDocument

extension Ledger {
  /// Removes all runs but the given ones, and keeps the responses of the removed runs in a sample.
  ///
  /// Cleared runs stay cleared. The sample is stored in a run with no counts, so adding the removed
  /// runs again later changes nothing: joining a sample twice is the same as joining it once.
  ///
  /// - Parameters:
  ///   - kept: The ids of the runs that are kept.
  ///   - order: All runs, in the order of their file.
  /// - Returns: The kept runs, in the same order.
  mutating func keep(_ kept: Set<String>, in order: [String]) -> [String] {
    let kinds = Set(runs.filter { kept.contains($0.key) }.values.flatMap(\.entries.keys))
    var old = LedgerRun()
    for (id, run) in runs where !kept.contains(id) {
      old.installation = [old.installation, run.installation].compactMap(\.self).max()
      for (key, entry) in run.entries
      where kinds.contains(key) && cleared[key.kind]?.contains(id) != true {
        if let entry = entry.sampleAlone { old.merge(entry) }
      }
    }
    keep(kept)
    guard !old.entries.isEmpty else { return order.filter(kept.contains) }
    let id = sampleRun(of: old)
    merge(old, as: id)
    return [id] + order.filter { kept.contains($0) && $0 != id }
  }

  /// Returns the id of a run for the samples of old runs, one that was not cleared for any of their
  /// kinds.
  private func sampleRun(of old: LedgerRun) -> String {
    let kinds = Set(old.entries.keys.map(\.kind))
    let name = old.installation.map { "old runs of \($0)" } ?? "old runs"
    var number = 0
    while true {
      let end = number == 0 ? "" : "+\(number)"
      let id = name.cut(toBytes: LedgerLine.maximumRunLength - end.utf8.count) + end
      guard kinds.contains(where: { cleared[$0]?.contains(id) == true }) else { return id }
      number += 1
    }
  }
}

extension LedgerEntry {
  /// The sample as an entry without counts; `nil` if the entry has no sample.
  fileprivate var sampleAlone: LedgerEntry? {
    guard let distinct else { return nil }
    var entry = LedgerEntry(key: key)
    entry.distinct = distinct
    return entry
  }
}
