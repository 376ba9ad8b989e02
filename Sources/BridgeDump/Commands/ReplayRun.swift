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
  private let resultLines: ResultLines?
  private let request: DumpRequest
  private let ledger: ReplayLedger?
  private let coverage: ReplayCoverage?
  private var lastCheckpointTime: TimeInterval = 0

  init(
    _ tally: ReplayTally,
    _ lines: ResultLines?,
    ledger: ReplayLedger?,
    coverage: ReplayCoverage?,
    request: DumpRequest
  ) {
    self.tally = tally
    resultLines = lines
    self.request = request
    self.ledger = ledger
    self.coverage = coverage
  }

  /// Replays line by line in this process; returns why the replay ended.
  func replay<UIState>(
    _ stream: DumpInputStream,
    through replay: LineReplay<UIState>
  ) throws(DumpFailure) -> ReplayEnd {
    let end = try readLines(of: stream) { line throws(DumpFailure) in
      try addToTallyAndResults(replay.replayLine(line))
    }
    if let read = replay.takeCoverage() { coverage?.add(read) }
    return end
  }

  #if os(macOS) || os(Linux)
  /// Replays blocks of lines in several processes; returns why the replay ended.
  func replay(_ stream: DumpInputStream, through jobs: ReplayJobs) throws(DumpFailure) -> ReplayEnd
  {
    let isInterrupted = { self.request.isInterrupted }
    let end = try readLines(of: stream) { line throws(DumpFailure) in
      if let block = try jobs.add(line, isInterrupted: isInterrupted) {
        try addToTallyAndResults(block)
      }
    }
    guard end == .endOfJournal else { return end }
    while !tally.hasMaximumMismatches, !request.isInterrupted,
      let block = try jobs.nextBlock(isInterrupted: isInterrupted)
    {
      try addToTallyAndResults(block)
    }
    if tally.hasMaximumMismatches { return .maximumMismatches }
    return request.isInterrupted ? .interrupted : .endOfJournal
  }

  private func addToTallyAndResults(_ block: ReplayedBlock) throws(DumpFailure) {
    var counted = 0
    for line in block.lines where !tally.hasMaximumMismatches {
      try addToTallyAndResults(line)
      counted += 1
    }
    coverage?.add(block, firstLines: counted)
    try resultLines?.flush()
  }
  #endif

  private func readLines(
    of stream: DumpInputStream,
    each body: (JournalLineSplitter.Line) throws(DumpFailure) -> Void
  ) throws(DumpFailure) -> ReplayEnd {
    var splitter = JournalLineSplitter(maximumBytes: JournalReader.maximumLineBytes)
    while true {
      if request.isInterrupted { return .interrupted }
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while let line = splitter.next() {
        try body(line)
        if tally.hasMaximumMismatches { return .maximumMismatches }
        if request.isInterrupted { return .interrupted }
      }
      try resultLines?.flush()
      request.progress.show { tally.totals.progressLine(after: $0, whileReading: stream) }
    }
    if request.isInterrupted { return .interrupted }
    if let line = splitter.finish() { try body(line) }
    return tally.hasMaximumMismatches ? .maximumMismatches : .endOfJournal
  }

  private func addToTallyAndResults(_ line: ReplayedLine) throws(DumpFailure) {
    tally.add(line)
    try resultLines?.add(line)
    let lineCount = tally.totals.readLineCount
    guard let ledger, lineCount.isMultiple(of: Self.minimumLinesBetweenCheckpoints) else { return }
    let now = request.progress.elapsed
    guard abs(now - lastCheckpointTime) >= Self.minimumSecondsBetweenCheckpoints else { return }
    ledger.writeCheckpoint(tally.ledger)
    lastCheckpointTime = now
  }
}
