package import Basics
import Foundation
import ScreenDocument

/// A writer that repeatedly saves the counts of a long run to a ledger file, so that a killed
/// process loses only few counts.
///
/// The first checkpoint puts the run into a new file, which replaces the file by one `rename`. A
/// later checkpoint appends all counts up to then, mostly as one line. If another process has
/// written to the file, or if the file has grown beyond 4 MiB and beyond twice its size after the
/// last replacement for this reason, the checkpoint replaces the file again. If the process is
/// killed, the file contains the counts of the last checkpoint, and at most one incomplete last
/// line.
@MainActor
package final class LedgerCheckpointWriter {
  /// The reason why a run's counts cannot be written to the file.
  package enum Failure: Error, Hashable {
    /// The content of the file does not allow to put the run into it.
    case replacement(LedgerRunReplacementRule.Fault)
    /// The operating system cannot read or write the file.
    case system(SystemFailure)
  }

  private enum State {
    /// No checkpoint was written yet.
    case unwritten
    /// The file is in the state of the last checkpoint, unless another process has written to it.
    case written(LedgerFileIdentityAndSize)
    /// A checkpoint failed, so no more checkpoints are written.
    ///
    /// ``finish(_:)`` writes again, and throws its own error if it fails too.
    case failed
  }

  private let file: LedgerFile
  private let replacementRule: LedgerRunReplacementRule
  private var compactionThresholdInBytes = 4 << 20
  private var state = State.unwritten

  /// Creates a writer; does not read or write the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which must be a regular file if it exists.
  ///   - replacementRule: Decides which lines of the file the run replaces.
  package init(path: String, replacementRule: LedgerRunReplacementRule) {
    file = LedgerFile(path: path, maximumBytes: 1 << 30, mode: 0o666)
    self.replacementRule = replacementRule
  }

  /// Checks that the run can be put into the file, without writing to it.
  ///
  /// - Returns: Whether the run replaces an earlier run in the file.
  /// - Throws: The reason why the run cannot be put into the file.
  @discardableResult
  package func checkThatRunCanBePlaced() throws(Failure) -> Bool {
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      bytes = try file.contents()
    } catch {
      throw .system(error)
    }
    do throws(LedgerRunReplacementRule.Fault) {
      return try replacementRule.replacesRun(in: bytes ?? [])
    } catch {
      throw .replacement(error)
    }
  }

  /// Writes a checkpoint with the counts up to now.
  ///
  /// If it fails, no error is reported, and all later checkpoints do nothing.
  package func write(_ ledger: Ledger) {
    do throws(Failure) {
      switch state {
      case .failed: return
      case .unwritten: state = .written(try putRun(of: ledger))
      case .written(let last):
        let new = try putRun(of: ledger, appendingIfUnchangedSince: last)
        state = .written(new)
        guard new.size > compactionThresholdInBytes else { return }
        let compact = try putRun(of: ledger)
        compactionThresholdInBytes = max(compactionThresholdInBytes, 2 * compact.size)
        state = .written(compact)
      }
    } catch {
      state = .failed
    }
  }

  /// Replaces the run in the file by its final counts, also after a failed checkpoint.
  ///
  /// - Throws: The reason why the counts cannot be written; the file is then unchanged.
  package func finish(_ ledger: Ledger) throws(Failure) {
    state = .written(try putRun(of: ledger))
  }

  private func putRun(
    of ledger: Ledger,
    appendingIfUnchangedSince last: LedgerFileIdentityAndSize? = nil
  ) throws(Failure) -> LedgerFileIdentityAndSize {
    let result: Result<LedgerFileIdentityAndSize, LedgerRunReplacementRule.Fault>
    do throws(SystemFailure) {
      result = try file.putRun(ledger.text, by: replacementRule, appendingIfUnchangedSince: last)
    } catch {
      throw .system(error)
    }
    do throws(LedgerRunReplacementRule.Fault) {
      return try result.get()
    } catch {
      throw .replacement(error)
    }
  }
}
