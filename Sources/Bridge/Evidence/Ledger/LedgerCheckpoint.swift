import Foundation
import ScreenDocument

/// Keeps what a long run has counted in a file, so that the run can be killed at any instant.
///
/// The first time the file is replaced by one `rename`; afterwards lines are appended, each with all
/// that was counted until then, and the file is compacted now and then. A process that is killed
/// leaves what it had counted at its last checkpoint, and at most a last line that is cut off. A
/// checkpoint that cannot be written is left out: what is kept at the end tells why.
@MainActor
package final class LedgerCheckpoint {
  private let file: LedgerFile
  private var compactionSize = 4 << 20
  private var hasBegun = false
  private var isOff: Bool

  /// Prepares checkpoints.
  ///
  /// - Parameter path: Where the file is; without effect for what is there and no ordinary file.
  package init(path: String) {
    var status = stat()
    let exists = stat(path, &status) == 0
    isOff = exists && status.st_mode & S_IFMT != S_IFREG
    file = LedgerFile(path: exists ? URL(filePath: path).resolvingSymlinksInPath().path : path)
  }

  /// Writes what was counted.
  package func write(_ ledger: Ledger) {
    guard !isOff else { return }
    do throws(SystemFailure) {
      guard hasBegun else {
        try file.replace(with: ledger)
        hasBegun = true
        return
      }
      let size = try file.append(ledger.text.split(separator: "\n").map(String.init))
      guard size > compactionSize else { return }
      compactionSize = max(compactionSize, 2 * (try file.compact(maximumRuns: .max)))
    } catch {
      isOff = true
    }
  }
}
