#if os(macOS) || os(Linux)
import Parity
import Bridge
import Foundation
import ScreenDump

/// Deals the lines of a journal to several processes, and takes what comes of them in the journal's
/// order; so report and ledger are those of one.
///
/// Memory is that of two blocks of lines a job.
@MainActor
final class ReplayJobs {
  private let workers: [ReplayWorker]
  private var block = JobBlock()
  private var pending: [PendingBlock] = []
  private var dealtCount = 0

  /// Starts the processes.
  init(_ count: Int, commandLine: [String], at moment: Date) throws(DumpFailure) {
    // What is dealt to a job that has ended is an error here, whatever console the tool runs in.
    signal(SIGPIPE, SIG_IGN)
    do {
      workers = try (0..<count).map { _ in
        try ReplayWorker(commandLine, at: moment)
      }
    } catch {
      throw DumpFailure("a job cannot be started: \(error.localizedDescription); try '--jobs 1'")
    }
  }

  /// Takes the next line.
  ///
  /// - Returns: What came of earlier lines, as far as it has to be taken before more are dealt.
  func add(
    _ line: JournalLineSplitter.Line,
    isInterrupted: () -> Bool
  ) throws(DumpFailure) -> [ReplayedLine] {
    block.append(line)
    guard block.isFull else { return [] }
    deal()
    guard pending.count >= 2 * workers.count else { return [] }
    return try first(isInterrupted)
  }

  /// What came of the lines that are left, block by block; `nil` after the last.
  func next(isInterrupted: () -> Bool) throws(DumpFailure) -> [ReplayedLine]? {
    if !block.isEmpty { deal() }
    return pending.isEmpty ? nil : try first(isInterrupted)
  }

  /// Ends the processes.
  func stop() {
    for worker in workers { worker.stop() }
  }

  private func deal() {
    pending.append(workers[dealtCount % workers.count].replay(block))
    dealtCount += 1
    block = JobBlock()
  }

  private func first(_ isInterrupted: () -> Bool) throws(DumpFailure) -> [ReplayedLine] {
    let first = pending.removeFirst()
    while !first.isFulfilled(within: 100) {
      if isInterrupted() { return [] }
    }
    guard let lines = first.lines else {
      throw DumpFailure(
        "a job of the replay has ended by itself; replay with '--jobs 1' to see why"
      )
    }
    return lines
  }
}
#endif
