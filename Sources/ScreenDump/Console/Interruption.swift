import Foundation
import Synchronization

/// The recorder of `SIGINT` and `SIGTERM`, signals that would otherwise end the process.
enum Interruption {
  /// The first signal since the first read of this property; `nil` if there was none.
  ///
  /// A second signal ends the process.
  static var first: DumpInterruption? {
    guard isWatched else { return nil }
    return switch signalNumber.load(ordering: .acquiring) {
    case SIGINT: .interrupt
    case SIGTERM: .termination
    default: nil
    }
  }

  private static let signalNumber = Atomic<Int32>(0)

  private static let isWatched: Bool = {
    signalNumber.store(0, ordering: .releasing)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        // A signal handler may only do this: store a value, and call `signal`.
        Interruption.signalNumber.store(number, ordering: .releasing)
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
      }
    }
    return true
  }()
}
