import Foundation
import Synchronization

/// Notes that the user has interrupted the process, instead of ending it.
enum Interruption {
  /// Whether that has happened since this was first asked; a second interrupt ends the process.
  static var hasCome: Bool {
    isWatched ? flag.load(ordering: .acquiring) : false
  }

  private static let flag = Atomic(false)

  private static let isWatched: Bool = {
    flag.store(false, ordering: .releasing)
    signal(SIGINT) { _ in
      // Only what a signal handler may do: a store, and another call of `signal`.
      Interruption.flag.store(true, ordering: .releasing)
      signal(SIGINT, SIG_DFL)
    }
    return true
  }()
}
