import Basics
import ScreenDocument

/// Sums ledgers and spilled lines of ledgers, installation by installation.
struct FleetFold {
  private(set) var sums: FleetSums
  /// The first run, by id, with attempts that have read different lines.
  private(set) var conflict: LedgerInputConflict?
  private let settings: EvidenceSettings
  private let grouping: FleetGrouping
  private let cleared: [ContentKind: Set<String>]
  private let memoryLimit: Int

  init(
    _ settings: EvidenceSettings,
    _ grouping: FleetGrouping,
    cleared: [ContentKind: Set<String>],
    memoryLimit: Int
  ) {
    sums = FleetSums(settings)
    self.settings = settings
    self.grouping = grouping
    self.cleared = cleared
    self.memoryLimit = memoryLimit
  }

  /// Adds all runs of a ledger, whose installations no other call may add.
  mutating func add(_ ledger: Ledger) {
    sums.add(part(of: ledger))
  }

  /// Adds spilled lines.
  mutating func add(_ lines: SpilledLines, _ isCancelled: () -> Bool) throws(SystemFailure) {
    for file in lines.files where !isCancelled() {
      if file.count <= memoryLimit {
        add(try ledger(in: file))
      } else {
        let finer = try Self.distributing(file, level: lines.level + 1)
        if finer.level < SpilledLines.installationLevels {
          try add(finer, isCancelled)
        } else {
          try addDistributedByRun(finer, isCancelled)
        }
      }
    }
  }

  /// Adds lines that are distributed by their runs, so that the parts have common installations.
  private mutating func addDistributedByRun(
    _ lines: SpilledLines,
    _ isCancelled: () -> Bool
  ) throws(SystemFailure) {
    var whole = FleetPart()
    for file in lines.files where !isCancelled() {
      whole.formUnion(part(of: try ledger(in: file)))
    }
    sums.add(whole)
  }

  private mutating func part(of ledger: Ledger) -> FleetPart {
    if let found = ledger.inputConflict, found.run < conflict?.run ?? found.run + " " {
      conflict = found
    }
    return FleetPart(ledger, settings, grouping)
  }

  private func ledger(in file: TemporaryFile) throws(SystemFailure) -> Ledger {
    var reading = LedgerReading(lineByLine: settings)
    try Self.forEachLine(of: file) { (line) throws(SystemFailure) in
      reading.read(.text(Array(line.text), number: 1, isEnded: true))
    }
    var ledger = reading.takeLedger()
    for (kind, runs) in cleared { ledger.clear(kind, runs: runs) }
    return ledger
  }

  /// Distributes the lines of a file that is too large for memory to the files of a level.
  private static func distributing(
    _ file: TemporaryFile,
    level: Int
  ) throws(SystemFailure) -> SpilledLines {
    var finer = SpilledLines(level: level)
    try forEachLine(of: file) { (line) throws(SystemFailure) in try finer.append(line) }
    return finer
  }

  private static func forEachLine(
    of file: TemporaryFile,
    _ body: (SpilledLines.Line) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    var splitter = JournalLineSplitter(maximumBytes: .max)
    try file.read { (bytes) throws(SystemFailure) in
      splitter.add(bytes)
      while case .text(let text, _, _) = splitter.next() {
        if let line = SpilledLines.Line(text) { try body(line) }
      }
    }
  }
}
