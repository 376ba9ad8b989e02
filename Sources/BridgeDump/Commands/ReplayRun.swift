import Bridge
import Foundation
import Parity
import ScreenDump

/// Reads a journal, replays its lines and counts their outcomes, until the end of the journal, the
/// maximum number of mismatches or an interrupt.
@MainActor
final class ReplayRun {
  /// The number of lines after which the run checks again whether it is time for a checkpoint.
  private static let minimumLinesBetweenCheckpoints = 64
  /// The minimum time between two checkpoints, which write the ledger's counts so far to its file;
  /// in seconds.
  private static let minimumSecondsBetweenCheckpoints: TimeInterval = 0.2

  let tally: ReplayTally
  /// Writes each line's result while the journal is read; `nil` for one report at the end.
  private let lineResultWriter: LineResultWriter?
  private let request: DumpRequest
  private let ledgerWriter: ReplayLedgerWriter?
  private let coverageCollector: ReplayCoverageCollector?
  private var elapsedSecondsAtLastCheckpoint: TimeInterval = 0
  private var secondsOfLastCheckpoint: TimeInterval = 0

  init(
    _ tally: ReplayTally,
    _ lines: LineResultWriter?,
    ledger: ReplayLedgerWriter?,
    coverage: ReplayCoverageCollector?,
    request: DumpRequest
  ) {
    self.tally = tally
    lineResultWriter = lines
    self.request = request
    ledgerWriter = ledger
    coverageCollector = coverage
  }

  /// Replays line by line in this process; returns why the replay ended.
  func replayInThisProcess<UIState>(
    _ stream: DumpInputStream,
    through replay: LineReplay<UIState>
  ) throws(DumpFailure) -> ReplayEndReason {
    let endReason = try readLines(of: stream) { line throws(DumpFailure) in
      try addToTallyAndResults(replay.replayLine(line))
    }
    if let read = replay.takeCoverage() { coverageCollector?.add(read) }
    return endReason
  }

  #if os(macOS) || os(Linux)
  /// Replays blocks of lines in several processes; returns why the replay ended.
  func replayInJobProcesses(
    _ stream: DumpInputStream,
    through jobs: ReplayJobPool
  ) throws(DumpFailure) -> ReplayEndReason {
    let isInterrupted = { self.request.isInterrupted }
    let endReason = try readLines(of: stream) { line throws(DumpFailure) in
      if let block = try jobs.addLine(line, isInterrupted: isInterrupted) {
        try addToTallyAndResults(block)
      }
    }
    guard endReason == .endOfJournal else { return endReason }
    while !tally.hasReachedMismatchLimit, !request.isInterrupted,
      let block = try jobs.nextBlockAfterLastLine(isInterrupted: isInterrupted)
    {
      try addToTallyAndResults(block)
    }
    if tally.hasReachedMismatchLimit { return .maximumMismatches }
    return request.isInterrupted ? .interrupted : .endOfJournal
  }

  private func addToTallyAndResults(_ block: ReplayedBlock) throws(DumpFailure) {
    var counted = 0
    for line in block.lines where !tally.hasReachedMismatchLimit {
      try addToTallyAndResults(line)
      counted += 1
    }
    coverageCollector?.add(block, firstLines: counted)
    try lineResultWriter?.flush()
  }
  #endif

  private func readLines(
    of stream: DumpInputStream,
    each body: (JournalLineSplitter.Line) throws(DumpFailure) -> Void
  ) throws(DumpFailure) -> ReplayEndReason {
    var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
    while true {
      if request.isInterrupted { return .interrupted }
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while let line = splitter.next() {
        try body(line)
        if tally.hasReachedMismatchLimit { return .maximumMismatches }
        if request.isInterrupted { return .interrupted }
      }
      try lineResultWriter?.flush()
      request.progress.show { tally.totals.progressLine(after: $0, whileReading: stream) }
    }
    if request.isInterrupted { return .interrupted }
    if let line = splitter.finish() { try body(line) }
    return tally.hasReachedMismatchLimit ? .maximumMismatches : .endOfJournal
  }

  private func addToTallyAndResults(_ line: ReplayedLine) throws(DumpFailure) {
    tally.add(line)
    try lineResultWriter?.add(line)
    let lineCount = tally.totals.readLineCount
    guard let ledgerWriter, tally.totals.hasEvidence,
      lineCount.isMultiple(of: Self.minimumLinesBetweenCheckpoints)
    else {
      return
    }
    let now = request.progress.elapsed
    // Checkpoints of large ledgers take at most a twentieth of the time.
    let pause = max(Self.minimumSecondsBetweenCheckpoints, 20 * secondsOfLastCheckpoint)
    guard abs(now - elapsedSecondsAtLastCheckpoint) >= pause else { return }
    ledgerWriter.writeCheckpoint(tally.ledger)
    elapsedSecondsAtLastCheckpoint = request.progress.elapsed
    secondsOfLastCheckpoint = max(0, elapsedSecondsAtLastCheckpoint - now)
  }
}
