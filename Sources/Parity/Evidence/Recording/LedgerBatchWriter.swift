import Basics
import ScreenDocument

/// A writer that appends the counts of a run to a ledger file in batches, on a background queue.
@MainActor
final class LedgerBatchWriter {
  private enum State {
    case idle
    /// A batch is being written; `isNextDue` says whether another batch was requested after it
    /// began.
    case writing(Task<Void, Never>, isNextDue: Bool)
  }

  private let runCounts: RunCounts
  private let writer: LedgerWriter
  private let outcomesPerBatch: Int
  private var unwrittenTallies: [RunKeyTally] = []
  private var outcomesSinceLastBatch = 0
  private var state = State.idle
  /// The error of the last batch; `nil` if the batch was written, or if no batch has ended yet.
  private(set) var lastBatchFailure: SystemFailure?
  private(set) var failedBatchCount = 0

  init(_ counts: RunCounts, file: LedgerFile, size: Int) {
    runCounts = counts
    writer = LedgerWriter(file, maximumRuns: 512, compactionThreshold: 4 << 20)
    outcomesPerBatch = max(1, size)
  }

  /// Adds a changed tally to the next batch, unless the batch contains it already.
  func addToNextBatch(_ tally: RunKeyTally) {
    guard tally.isWrittenOrBeingWritten else { return }
    tally.isWrittenOrBeingWritten = false
    unwrittenTallies.append(tally)
  }

  /// Counts an outcome, and starts to write a batch if there are enough outcomes since the last
  /// batch.
  func countOutcomeAndFlushIfDue() {
    outcomesSinceLastBatch += 1
    if outcomesSinceLastBatch >= outcomesPerBatch { flush() }
  }

  /// Starts to write the unwritten tallies; if a batch is being written, they are written directly
  /// after it.
  func flush() {
    guard !unwrittenTallies.isEmpty else { return }
    if case .writing(let task, _) = state {
      state = .writing(task, isNextDue: true)
      return
    }
    let runs = runCounts.runs(of: unwrittenTallies)
    for tally in unwrittenTallies { tally.isWrittenOrBeingWritten = true }
    unwrittenTallies = []
    outcomesSinceLastBatch = 0
    state = .writing(Task { finishBatch(await writer.append(runs)) }, isNextDue: false)
  }

  /// Waits until no write is in progress and no batch is due.
  func waitForWriting() async {
    while case .writing(let task, _) = state { await task.value }
  }

  /// Clears a kind in all runs of the file, also in the run that has counted it until now.
  ///
  /// The run may not be in the file yet.
  ///
  /// - Returns: The error; `nil` if the kind was cleared.
  func clear(_ kind: ContentKind, includingRun run: String) async -> SystemFailure? {
    await writer.clear(kind, includingRun: run)
  }

  /// Removes the unwritten tallies of a kind from the next batch.
  func dropUnwrittenTallies(of kind: ContentKind) {
    unwrittenTallies.removeAll { $0.entry.key.kind == kind }
  }

  private func finishBatch(_ failure: SystemFailure?) {
    guard case .writing(_, let isNextDue) = state else { return }
    state = .idle
    lastBatchFailure = failure
    if failure != nil {
      failedBatchCount += 1
      for tally in runCounts.allTallies { addToNextBatch(tally) }
    }
    if isNextDue { flush() }
  }
}
