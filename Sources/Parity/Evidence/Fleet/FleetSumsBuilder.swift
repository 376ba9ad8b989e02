import Basics
import ScreenDocument

/// Sums ledgers and spilled lines of ledgers, installation by installation.
struct FleetSumsBuilder {
  private(set) var sums: FleetSums
  /// The first run by id of which two attempts have read different lines; `nil` if there is none.
  private(set) var replayInputConflict: ReplayInputConflict?
  private let settings: EvidenceSettings
  private let grouping: InstallationGrouping
  private let clearedRunsByKind: [ContentKind: Set<String>]
  private let maximumBytesInMemory: Int

  init(
    _ settings: EvidenceSettings,
    _ grouping: InstallationGrouping,
    clearedRuns: [ContentKind: Set<String>],
    memoryLimit: Int
  ) {
    sums = FleetSums(settings)
    self.settings = settings
    self.grouping = grouping
    clearedRunsByKind = clearedRuns
    maximumBytesInMemory = memoryLimit
  }

  /// Adds all runs of a ledger.
  ///
  /// All runs of an installation must be added in one call.
  mutating func addInstallations(of ledger: Ledger) {
    sums.addInstallations(of: recordReplayInputConflictAndSum(ledger))
  }

  /// Adds the ledgers in the files of spilled lines, one file after another.
  ///
  /// The lines of a file that is larger than the memory limit are first distributed to smaller
  /// files.
  mutating func add(_ lines: SpilledLines, _ isCancelled: () -> Bool) throws(SystemFailure) {
    for file in lines.files where !isCancelled() {
      if file.byteCount <= maximumBytesInMemory {
        addInstallations(of: try ledgerMergingLines(of: file))
      } else {
        let finer = try Self.distributed(linesOf: file, toLevel: lines.distributionLevel + 1)
        if finer.distributionLevel < SpilledLines.levelCountDistributingByInstallation {
          try add(finer, isCancelled)
        } else {
          try addDistributedByRun(finer, isCancelled)
        }
      }
    }
  }

  /// Adds lines that are distributed to files by their runs, not by their installations.
  ///
  /// Several files can contain runs of one installation, so the files are joined before they are
  /// added.
  private mutating func addDistributedByRun(
    _ lines: SpilledLines,
    _ isCancelled: () -> Bool
  ) throws(SystemFailure) {
    var whole = PartialFleetSums()
    for file in lines.files where !isCancelled() {
      whole.addDisjointRuns(recordReplayInputConflictAndSum(try ledgerMergingLines(of: file)))
    }
    sums.addInstallations(of: whole)
  }

  /// Returns the sums of a ledger, and records its run, if any, of which two attempts have read
  /// different lines; of several such runs of all ledgers, the one with the smallest id is kept.
  private mutating func recordReplayInputConflictAndSum(_ ledger: Ledger) -> PartialFleetSums {
    if let found = ledger.replayInputConflict,
      found.run < replayInputConflict?.run ?? found.run + " "
    {
      replayInputConflict = found
    }
    return PartialFleetSums(ledger, settings, grouping)
  }

  private func ledgerMergingLines(of file: UnnamedTemporaryFile) throws(SystemFailure) -> Ledger {
    var reading = LedgerReading(lineByLine: settings)
    try Self.forEachLine(of: file) { (line) throws(SystemFailure) in
      reading.read(.text(Array(line.text), number: 1, isEnded: true))
    }
    var ledger = reading.takeLedger()
    for (kind, runs) in clearedRunsByKind { ledger.markCleared(kind, inRuns: runs) }
    return ledger
  }

  /// Distributes the lines of a file that is too large for memory to the smaller files of a level.
  ///
  /// ``SpilledLines`` describes the levels.
  private static func distributed(
    linesOf file: UnnamedTemporaryFile,
    toLevel level: Int
  ) throws(SystemFailure) -> SpilledLines {
    var finer = SpilledLines(distributionLevel: level)
    try forEachLine(of: file) { (line) throws(SystemFailure) in try finer.append(line) }
    return finer
  }

  private static func forEachLine(
    of file: UnnamedTemporaryFile,
    _ body: (SpilledLines.Line) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    var splitter = JournalLineSplitter(maximumLineBytes: .max)
    try file.readFromStart { (bytes) throws(SystemFailure) in
      splitter.add(bytes)
      while case .text(let text, _, _) = splitter.next() {
        if let line = SpilledLines.Line(text) { try body(line) }
      }
    }
  }
}
