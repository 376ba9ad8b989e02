import Foundation
import Synchronization

/// Notes that the process was asked to end, instead of ending it.
enum Interruption {
  /// The signal that has come first since this was first asked; a second one ends the process.
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
        // Only what a signal handler may do: a store, and other calls of `signal`.
        Interruption.signalNumber.store(number, ordering: .releasing)
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
      }
    }
    return true
  }()
}
