import Basics
import Dispatch
import Foundation
import ScreenDocument

/// A writer that appends to a ledger file on a background queue, and compacts the file when it is
/// too large.
final class LedgerWriter: Sendable {
  private let file: LedgerFile
  private let maximumKeptRunCount: Int
  private let queue = DispatchQueue(label: "LedgerWriter", qos: .utility)
  private let compactionThresholdInBytes: Guarded<Int>

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - maximumRuns: The number of newest runs that a compaction keeps.
  ///   - compactionThreshold: The size in bytes above which the file is compacted. A compaction
  ///     raises it to twice the size of the compacted file, if it is lower.
  init(_ file: LedgerFile, maximumRuns: Int, compactionThreshold: Int) {
    self.file = file
    self.maximumKeptRunCount = maximumRuns
    self.compactionThresholdInBytes = Guarded(compactionThreshold)
  }

  /// Appends the counts of runs.
  ///
  /// The installation in the file's first line replaces the installation of the runs.
  ///
  /// - Returns: The error; `nil` if the counts were written.
  func append(_ runs: [String: LedgerRun]) async -> SystemFailure? {
    await performOnQueue { file throws(SystemFailure) in
      let size = try self.compactAndRetryIfTooLarge { () throws(SystemFailure) in
        try file.appendReturningNewSize { installation in
          runs.sorted { $0.key < $1.key }.flatMap { id, run in
            var run = run
            run.installation = installation ?? run.installation
            return LedgerLineFormat.lines(of: run, id: id)
          }
        }
      }
      let limit = self.compactionThresholdInBytes.withLock { $0 }
      guard size > limit else { return }
      // The counts are written: a compaction that fails is tried again when the file is larger.
      let rest = try? file.compactReturningNewSize(maximumRuns: self.maximumKeptRunCount)
      self.compactionThresholdInBytes.withLock { $0 = max(limit, 2 * (rest ?? size)) }
    }
  }

  /// Restarts a kind at zero in all runs of the file, and in a given run.
  ///
  /// The given run may not be in the file yet; its counts of the kind are ignored also if they are
  /// written later.
  ///
  /// - Returns: The error; `nil` if the kind was cleared.
  func clear(_ kind: ContentKind, includingRun run: String) async -> SystemFailure? {
    await performOnQueue { file throws(SystemFailure) in
      try self.compactAndRetryIfTooLarge { () throws(SystemFailure) in
        try file.clear(kind, includingRun: run)
      }
    }
  }

  private func performOnQueue(
    _ body: @escaping @Sendable (LedgerFile) throws(SystemFailure) -> Void
  ) async -> SystemFailure? {
    await withCheckedContinuation { continuation in
      queue.async {
        do throws(SystemFailure) {
          try body(self.file)
          continuation.resume(returning: nil)
        } catch {
          continuation.resume(returning: error)
        }
      }
    }
  }

  /// Runs a body that appends to the file; while the file is too large for it, compacts the file
  /// with fewer and fewer runs and runs the body again.
  private func compactAndRetryIfTooLarge<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    var runs = maximumKeptRunCount
    while true {
      do throws(SystemFailure) {
        return try body()
      } catch {
        guard error.code == EFBIG, runs > 0 else { throw error }
        try file.compactReturningNewSize(maximumRuns: runs)
        runs /= 2
      }
    }
  }
}
