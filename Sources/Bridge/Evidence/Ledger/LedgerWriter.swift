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

  /// Appends a run's entries.
  ///
  /// - Returns: Why it could not be done; `nil` if it was.
  func append(_ entries: [LedgerEntry], run: String, contents: Int) async -> SystemFailure? {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: self.write(entries, run: run, contents: contents))
      }
    }
  }

  private func write(_ entries: [LedgerEntry], run: String, contents: Int) -> SystemFailure? {
    do throws(SystemFailure) {
      let size = try append(LedgerLine.lines(of: entries, run: run, contents: contents))
      let limit = compactionSize.withLock { $0 }
      if size > limit {
        let rest = try file.compact(maximumRuns: maximumRuns)
        compactionSize.withLock { $0 = max(limit, 2 * rest) }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Appends lines to the file, which is compacted as far as need be if it is full.
  private func append(_ lines: [String]) throws(SystemFailure) -> Int {
    var runs = maximumRuns
    while true {
      do throws(SystemFailure) {
        return try file.append(lines)
      } catch {
        guard error.code == EFBIG, runs > 0 else { throw error }
        try file.compact(maximumRuns: runs)
        runs /= 2
      }
    }
  }
}
