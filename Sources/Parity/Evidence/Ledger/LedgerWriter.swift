import Basics
import Dispatch
import Foundation
import ScreenDocument
import Synchronization

/// Appends to a ledger's file in the background, and compacts it when it has grown or is full.
final class LedgerWriter: Sendable {
  private let file: LedgerFile
  private let maximumRuns: Int
  private let queue = DispatchQueue(label: "LedgerWriter", qos: .utility)
  private let compactionSize: Mutex<Int>

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - maximumRuns: How many runs a compaction keeps.
  ///   - compactionSize: From how many bytes on the file is compacted; afterwards, from twice what
  ///     the compaction left.
  init(_ file: LedgerFile, maximumRuns: Int, compactionSize: Int) {
    self.file = file
    self.maximumRuns = maximumRuns
    self.compactionSize = Mutex(compactionSize)
  }

  /// Appends what runs have counted.
  ///
  /// The installation is the one that the file has; a file without one gets that of the runs.
  ///
  /// - Returns: Why it could not be done; `nil` if it was.
  func append(_ runs: [String: LedgerRun]) async -> SystemFailure? {
    await onQueue { file throws(SystemFailure) in
      let size = try self.compactingIfFull { () throws(SystemFailure) in
        try file.append { installation in
          runs.sorted { $0.key < $1.key }.flatMap { id, run in
            var run = run
            run.installation = installation ?? run.installation
            return LedgerLine.lines(of: run, id: id)
          }
        }
      }
      let limit = self.compactionSize.withLock { $0 }
      guard size > limit else { return }
      let rest = try file.compact(maximumRuns: self.maximumRuns)
      self.compactionSize.withLock { $0 = max(limit, 2 * rest) }
    }
  }

  /// Starts a kind again at zero, in a run as well of which not all has been appended.
  ///
  /// - Returns: Why it could not be done; `nil` if it was.
  func clear(_ kind: ContentKind, with run: String) async -> SystemFailure? {
    await onQueue { file throws(SystemFailure) in
      try self.compactingIfFull { () throws(SystemFailure) in
        try file.clear(kind, with: run)
      }
    }
  }

  private func onQueue(
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

  /// Adds to the file, which is compacted as far as need be if it is full.
  private func compactingIfFull<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    var runs = maximumRuns
    while true {
      do throws(SystemFailure) {
        return try body()
      } catch {
        guard error.code == EFBIG, runs > 0 else { throw error }
        try file.compact(maximumRuns: runs)
        runs /= 2
      }
    }
  }
}
