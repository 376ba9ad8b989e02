package import Basics
import Foundation
import ScreenDocument

/// Saves the counts of a long run to a file again and again, so that a kill loses little.
///
/// The first checkpoint puts the run into the file and replaces the file by one `rename`. Later
/// ones append a line with all counts so far; the file is replaced again when it has grown, or when
/// another process has written to it. A killed process leaves the counts of its last checkpoint,
/// and at most one incomplete last line.
@MainActor
package final class LedgerCheckpoint {
  /// The reason why a run's counts are not in the file.
  package enum Failure: Error, Hashable {
    /// The file must not be changed.
    case placement(LedgerPlacement.Fault)
    /// The system cannot read or write the file.
    case system(SystemFailure)
  }

  private enum State {
    /// No checkpoint is written yet.
    case unwritten
    /// The file is in the state of the last checkpoint, unless another process has written to it.
    case written(LedgerFileState)
    /// A checkpoint failed, and no more are written; ``finish(_:)`` reports the reason.
    case failed
  }

  private let file: LedgerFile
  private let placement: LedgerPlacement
  private var compactionSize = 4 << 20
  private var state = State.unwritten

  /// Prepares checkpoints.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which must be a regular file if it exists.
  ///   - placement: The run's place in the file.
  package init(path: String, placement: LedgerPlacement) {
    file = LedgerFile(path: path, maximumBytes: 1 << 30, mode: 0o666)
    self.placement = placement
  }

  /// Checks whether the run can be put into the file, without writing.
  ///
  /// - Throws: The reason why it cannot.
  package func check() throws(Failure) {
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      bytes = try file.contents()
    } catch {
      throw .system(error)
    }
    do throws(LedgerPlacement.Fault) {
      _ = try placement.bytes(placing: "", in: bytes ?? [])
    } catch {
      throw .placement(error)
    }
  }

  /// Writes the counts so far.
  package func write(_ ledger: Ledger) {
    do throws(Failure) {
      switch state {
      case .failed: return
      case .unwritten: state = .written(try place(ledger))
      case .written(let last):
        let new = try place(ledger, since: last)
        state = .written(new)
        guard new.size > compactionSize else { return }
        let compact = try place(ledger)
        compactionSize = max(compactionSize, 2 * compact.size)
        state = .written(compact)
      }
    } catch {
      state = .failed
    }
  }

  /// Writes the final counts.
  ///
  /// - Throws: The reason why they cannot be written; the file then stays as it is.
  package func finish(_ ledger: Ledger) throws(Failure) {
    state = .written(try place(ledger))
  }

  private func place(
    _ ledger: Ledger,
    since last: LedgerFileState? = nil
  ) throws(Failure) -> LedgerFileState {
    let result: Result<LedgerFileState, LedgerPlacement.Fault>
    do throws(SystemFailure) {
      result = try file.place(ledger.text, at: placement, since: last)
    } catch {
      throw .system(error)
    }
    do throws(LedgerPlacement.Fault) {
      return try result.get()
    } catch {
      throw .placement(error)
    }
  }
}
