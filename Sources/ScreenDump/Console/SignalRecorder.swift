import Foundation
import Synchronization

/// Records the first `SIGINT` or `SIGTERM`, so that it does not end the process.
enum SignalRecorder {
  /// The first signal since the first read of this property; `nil` if there was none.
  ///
  /// The first read installs the handlers of both signals, so an earlier signal ends the process. The
  /// first signal removes the handlers, so a second signal ends the process too.
  static var firstSignal: DumpInterruption? {
    _ = installHandlersOnce
    return switch firstSignalNumber.load(ordering: .acquiring) {
    case SIGINT: .interrupt
    case SIGTERM: .termination
    default: nil
    }
  }

  private static let firstSignalNumber = Atomic<Int32>(0)

  private static let installHandlersOnce: Void = {
    firstSignalNumber.store(0, ordering: .releasing)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        // A signal handler may only do this: store a value, and call `signal`.
        SignalRecorder.firstSignalNumber.store(number, ordering: .releasing)
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
      }
    }
  }()
}
