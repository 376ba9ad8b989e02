package import Basics
package import ScreenDocument
package import StrictJSON

/// A reader of ledgers of any size, which computes their evidence in bounded memory.
///
/// Small ledgers are merged in memory. The lines of larger ones go into temporary files, so that
/// all lines of an installation are in one file, and one file after the other is merged and summed.
///
/// A run belongs to one installation; in large ledgers, lines that give one run to two
/// installations count for each of them.
///
/// - Complexity: O(n) time and O(n) bytes of disk for n bytes of ledgers; memory for the evidence,
///   the clearings, and about `memoryLimit` bytes of lines.
package struct FleetReader {
  /// The result of reading one ledger file.
  package struct FileResult {
    /// The number of lines that were used, completely or in part.
    package let usedLineCount: Int
    /// The faults of the invalid parts; at most 100.
    package let diagnostics: [Diagnostic]
  }

  /// The result of all files.
  package enum AllFilesResult {
    /// The evidence, sorted, the number of runs, and the merged ledger if it is in memory.
    case evidence([Evidence], runCount: Int, ledger: Ledger?)
    /// One run was replayed in two attempts, which have read different lines.
    case replayInputConflict(ReplayInputConflict)
    /// Evidence is grouped by cohort, and there are more cohorts than
    /// ``InstallationGroup/maximumCohortCountInFleet``.
    case tooManyCohorts
  }

  private enum LinesInMemoryOrOnDisk {
    case inMemory(Ledger, bytes: Int)
    case spilled(SpilledLines)
  }

  /// The default of `memoryLimit`: 24 MiB.
  package static let defaultMemoryLimit = 24 << 20

  private let settings: EvidenceSettings
  private let grouping: InstallationGrouping
  private let maximumBytesInMemory: Int
  private var lines = LinesInMemoryOrOnDisk.inMemory(Ledger(), bytes: 0)
  /// The ids of the runs whose counts are ignored, by kind; empty while the lines are in memory.
  private var clearedRunsOfSpilledLines: [ContentKind: Set<String>] = [:]
  private var seenCohorts: Set<String?> = []

  /// Creates a reader that has read nothing.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs. If installations are grouped by
  ///     cohort, ``EvidenceSettings/rollBackAlpha`` is divided among the kinds of all cohorts.
  ///   - grouping: How installations are grouped.
  ///   - memoryLimit: The number of bytes of lines that are merged in memory at once.
  package init(
    _ settings: EvidenceSettings,
    _ grouping: InstallationGrouping = .none,
    memoryLimit: Int = Self.defaultMemoryLimit
  ) {
    self.settings = settings
    self.grouping = grouping
    maximumBytesInMemory = memoryLimit
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - failure: Returns the error to throw if a temporary file cannot be written.
  ///   - next: Returns the next bytes of the file; an empty array at the end of the file.
  /// - Returns: The number of used lines, and the faults.
  /// - Throws: The error that `next` throws, or that `failure` returns.
  package mutating func read<Failure>(
    failure: (SystemFailure) -> Failure,
    _ next: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> FileResult {
    var reading = LedgerReading(lineByLine: settings)
    var splitter = JournalLineSplitter(maximumLineBytes: LedgerLineFormat.maximumBytes)
    while true {
      let bytes = try next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while let line = splitter.next() { try read(line, into: &reading, failure) }
    }
    if let line = splitter.finish() { try read(line, into: &reading, failure) }
    return FileResult(usedLineCount: reading.usedLineCount, diagnostics: reading.diagnostics)
  }

  private mutating func read<Failure>(
    _ line: JournalLineSplitter.Line,
    into reading: inout LedgerReading,
    _ failure: (SystemFailure) -> Failure
  ) throws(Failure) {
    reading.read(line)
    let part = reading.takeLedger()
    guard case .text(let bytes, _, _) = line else { return }
    do throws(SystemFailure) {
      try store(part, readFromLine: bytes)
    } catch {
      throw failure(error)
    }
  }

  private mutating func store(_ part: Ledger, readFromLine bytes: [UInt8]) throws(SystemFailure) {
    if seenCohorts.count <= InstallationGroup.maximumCohortCountInFleet {
      for run in part.runs.values {
        seenCohorts.formUnion(run.entries.values.filter { !$0.hasOnlySample }.map(\.cohort))
      }
    }
    switch lines {
    case .inMemory(var ledger, let count):
      // Without this, each merge would copy the ledger.
      lines = .inMemory(Ledger(), bytes: 0)
      ledger.merge(part)
      guard count + bytes.count > maximumBytesInMemory else {
        lines = .inMemory(ledger, bytes: count + bytes.count)
        return
      }
      var spilled = SpilledLines(distributionLevel: 0)
      clearedRunsOfSpilledLines = ledger.clearedRuns
      for (id, run) in ledger.runs {
        for text in LedgerLineFormat.lines(of: run, id: id) {
          try spilled.append(
            SpilledLines.Line(Array(text.utf8), run: id, installation: run.installation)
          )
        }
      }
      lines = .spilled(spilled)
    case .spilled(var spilled):
      for (kind, runs) in part.clearedRuns {
        clearedRunsOfSpilledLines[kind, default: []].formUnion(runs)
      }
      for (id, run) in part.runs {
        try spilled.append(SpilledLines.Line(bytes, run: id, installation: run.installation))
      }
      lines = .spilled(spilled)
    }
  }

  /// Returns the result of all files that were read.
  ///
  /// - Parameters:
  ///   - sides: The sides that each kind has; `nil` if routes and handlers are unknown.
  ///   - isCancelled: Returns whether to stop; the result is then without meaning.
  /// - Returns: The result.
  /// - Throws: The system's error for a temporary file.
  package func finish(
    sides: [ContentKind: ContentSides]?,
    isCancelled: () -> Bool = { false }
  ) throws(SystemFailure) -> AllFilesResult {
    var settings = settings
    if case .byCohort = grouping {
      guard seenCohorts.count <= InstallationGroup.maximumCohortCountInFleet else {
        return .tooManyCohorts
      }
      settings = settings.sharingRollBackAlpha(amongGroups: max(1, seenCohorts.count))
    }
    var builder = FleetSumsBuilder(
      settings,
      grouping,
      clearedRuns: clearedRunsOfSpilledLines,
      memoryLimit: maximumBytesInMemory
    )
    var merged: Ledger?
    switch lines {
    case .inMemory(let ledger, _):
      builder.addInstallations(of: ledger)
      merged = ledger
    case .spilled(let spilled): try builder.add(spilled, isCancelled)
    }
    if let conflict = builder.replayInputConflict { return .replayInputConflict(conflict) }
    let evidence = builder.sums.evidence(sides: sides)
    return .evidence(evidence, runCount: builder.sums.runCount, ledger: merged)
  }
}
