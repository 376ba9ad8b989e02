import Parity
import ScreenDump

extension DumpFailure {
  /// Creates the failure for two replays of one run that have read different lines.
  init(_ conflict: ReplayInputConflict) {
    let inputs = conflict.inputs.map(\.description).joined(separator: ", and ")
    self.init(
      "two replays of the run '\(conflict.run)' have read different lines: \(inputs); "
        + "leave out the ledger of one, or replay both with the same lines"
    )
  }
}
