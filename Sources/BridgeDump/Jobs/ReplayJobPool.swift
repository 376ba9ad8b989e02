#if os(macOS) || os(Linux)
import Parity
import Bridge
import Foundation
import ScreenDump

/// Distributes the lines of a journal to several processes, and returns their results in the
/// journal's order.
///
/// The report and the ledger are therefore the same as with one process. In memory are at most two
/// sent blocks of lines for each job, and the one that is being filled.
@MainActor
final class ReplayJobPool {
  private let jobProcesses: [ReplayJobProcess]
  private var unsentBlock = JobBlock()
  private var pendingBlocks: [PendingBlock] = []
  private var sentBlockCount = 0

  /// Starts `count` processes of a command line, whose first element is the executable; each
  /// receives `moment` as the time of the replay.
  init(_ count: Int, commandLine: [String], at moment: Date) throws(DumpFailure) {
    // Writing to a job that has ended must be an error, not a signal, on every console.
    signal(SIGPIPE, SIG_IGN)
    do {
      jobProcesses = try (0..<count).map { _ in
        try ReplayJobProcess(commandLine, at: moment)
      }
    } catch {
      throw DumpFailure("a job cannot be started: \(error.localizedDescription); try '--jobs 1'")
    }
  }

  /// Adds the next line to the block, and sends the block to a job if it is full.
  ///
  /// If two blocks for each job are pending then, the function waits for the results of the oldest.
  ///
  /// - Returns: The results of the oldest block; `nil` if the function does not wait for them, or
  ///   after an interrupt.
  func addLine(
    _ line: JournalLineSplitter.Line,
    isInterrupted: () -> Bool
  ) throws(DumpFailure) -> ReplayedBlock? {
    unsentBlock.append(line)
    guard unsentBlock.isFull else { return nil }
    sendBlock()
    guard pendingBlocks.count >= 2 * jobProcesses.count else { return nil }
    return try waitForOldestBlock(isInterrupted)
  }

  /// Sends the remaining lines, and waits for the results of the oldest block; `nil` after the last
  /// block, and after an interrupt.
  func nextBlockAfterLastLine(isInterrupted: () -> Bool) throws(DumpFailure) -> ReplayedBlock? {
    if !unsentBlock.isEmpty { sendBlock() }
    return pendingBlocks.isEmpty ? nil : try waitForOldestBlock(isInterrupted)
  }

  /// Kills the processes, and waits for their end.
  func stop() {
    for process in jobProcesses { process.killAndWaitUntilEnd() }
  }

  private func sendBlock() {
    pendingBlocks.append(jobProcesses[sentBlockCount % jobProcesses.count].send(unsentBlock))
    sentBlockCount += 1
    unsentBlock = JobBlock()
  }

  private func waitForOldestBlock(
    _ isInterrupted: () -> Bool
  ) throws(DumpFailure) -> ReplayedBlock? {
    let first = pendingBlocks.removeFirst()
    while !first.waitForAnswer(within: 100) {
      if isInterrupted() { return nil }
    }
    guard let block = first.replayedBlock else {
      throw DumpFailure(
        "a job of the replay ended unexpectedly; replay with '--jobs 1' to see why"
      )
    }
    return block
  }
}
#endif
