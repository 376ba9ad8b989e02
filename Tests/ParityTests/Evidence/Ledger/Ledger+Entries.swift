@testable import Parity

extension Ledger {
  /// Adds the counts of a run.
  mutating func merge(
    _ entries: [LedgerEntry],
    of run: String,
    contents: Int = 1,
    installation: String? = nil
  ) {
    var counted = LedgerRun(watchedKindCount: contents, installation: installation)
    for entry in entries { counted.mergeLaterState(of: entry) }
    merge(counted, as: run)
  }
}

extension LedgerLineFormat {
  /// Returns the lines of a run's entries.
  static func lines(of entries: [LedgerEntry], run: String, contents: Int) -> [String] {
    var counted = LedgerRun(watchedKindCount: contents)
    for entry in entries { counted.mergeLaterState(of: entry) }
    return lines(of: counted, id: run)
  }
}
