package import Basics
import Foundation
import ScreenDocument

/// Keeps what a long run has counted in a file, so that the run can be killed at any instant.
///
/// The first time the run is put into the file, which is replaced by one `rename`; afterwards lines are appended, each
/// with all that was counted until then, and the file is replaced again as it grows, or when another process has
/// written to it. A process that is killed leaves what it had counted at its last checkpoint, and at most a last line
/// that is cut off.
@MainActor
package final class LedgerCheckpoint {
  /// Why a run's counts are not in the file.
  package enum Failure: Error, Hashable {
    /// The file must stay as it is.
    case placement(LedgerPlacement.Fault)
    /// The system cannot read or write it.
    case system(SystemFailure)
  }

  private enum State {
    /// Nothing is written yet.
    case unwritten
    /// The file is as the last checkpoint left it, unless another process has written to it.
    case written(LedgerFileState)
    /// A checkpoint could not be written, and there are no more; the ledger at the end of the run says why.
    case failed
  }

  private let file: LedgerFile
  private let placement: LedgerPlacement
  private var compactionSize = 4 << 20
  private var state = State.unwritten

  /// Prepares checkpoints.
  ///
  /// - Parameters:
  ///   - path: Where the file is, an ordinary one if there is any.
  ///   - placement: The run's place in it.
  package init(path: String, placement: LedgerPlacement) {
    file = LedgerFile(path: path, maximumBytes: 1 << 30, mode: 0o666)
    self.placement = placement
  }

  /// Checks whether the run can be put into the file, and writes nothing.
  ///
  /// - Throws: Why it cannot.
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

  /// Writes what was counted until now.
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

  /// Writes what was counted in all.
  ///
  /// - Throws: Why it cannot be written; the file is as the last checkpoint or another process left it.
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
