import Bridge
import Foundation
import Parity
import ScreenDump

/// Reads a journal, replays its lines and counts their outcomes, until the end of the journal, the
/// maximum number of mismatches or an interrupt.
@MainActor
final class ReplayRun {
  /// The number of lines between two checks of whether a checkpoint is due.
  private static let linesBetweenChecks = 64
  /// The minimum time between two checkpoints, in seconds.
  private static let checkpointInterval: TimeInterval = 0.2

  let tally: ReplayTally
  /// The results that are written while the journal is read; `nil` for a report at its end.
  private let lines: ResultLines?
  private let request: DumpRequest
  private let ledger: ReplayLedger?
  private let coverage: ReplayCoverage?
  private var lastCheckpoint: TimeInterval = 0

  init(
    _ tally: ReplayTally,
    _ lines: ResultLines?,
    ledger: ReplayLedger?,
    coverage: ReplayCoverage?,
    request: DumpRequest
  ) {
    self.tally = tally
    self.lines = lines
    self.request = request
    self.ledger = ledger
    self.coverage = coverage
  }

  /// Replays line by line in this process; returns why the replay ended.
  func read<UIState>(
    _ stream: DumpStream,
    through replay: LineReplay<UIState>
  ) throws(DumpFailure) -> ReplayEnd {
    let end = try read(stream) { line throws(DumpFailure) in
      try count(replay.result(of: line))
    }
    if let read = replay.takeCoverage() { coverage?.add(read) }
    return end
  }

  #if os(macOS) || os(Linux)
  /// Replays blocks of lines in several processes; returns why the replay ended.
  func read(_ stream: DumpStream, through jobs: ReplayJobs) throws(DumpFailure) -> ReplayEnd {
    let isInterrupted = { self.request.isInterrupted }
    let end = try read(stream) { line throws(DumpFailure) in
      if let block = try jobs.add(line, isInterrupted: isInterrupted) { try count(block) }
    }
    guard end == .journal else { return end }
    while !tally.isDone, !request.isInterrupted,
      let block = try jobs.next(isInterrupted: isInterrupted)
    {
      try count(block)
    }
    if tally.isDone { return .maximumMismatches }
    return request.isInterrupted ? .interrupted : .journal
  }

  private func count(_ block: ReplayedBlock) throws(DumpFailure) {
    var counted = 0
    for line in block.lines where !tally.isDone {
      try count(line)
      counted += 1
    }
    coverage?.add(block, first: counted)
    try lines?.flush()
  }
  #endif

  private func read(
    _ stream: DumpStream,
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
        if tally.isDone { return .maximumMismatches }
        if request.isInterrupted { return .interrupted }
      }
      try lines?.flush()
      request.progress.show { tally.progress.progressLine(after: $0, of: stream) }
    }
    if request.isInterrupted { return .interrupted }
    if let line = splitter.finish() { try body(line) }
    return tally.isDone ? .maximumMismatches : .journal
  }

  private func count(_ line: ReplayedLine) throws(DumpFailure) {
    tally.add(line)
    try lines?.add(line)
    let lineCount = tally.progress.lineCount
    guard let ledger, lineCount.isMultiple(of: Self.linesBetweenChecks) else { return }
    let now = request.progress.elapsed
    guard abs(now - lastCheckpoint) >= Self.checkpointInterval else { return }
    ledger.writeCheckpoint(tally.ledger)
    lastCheckpoint = now
  }
}
