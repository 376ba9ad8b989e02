import Basics
import Dispatch
import Synchronization

/// A queue of work for the main queue, which keeps the order of arrival.
///
/// The class is not generic, so that entering an empty line costs two loads and a store.
final class MainLine: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let waiting = Guarded<[Work]>([])
  // Inside the lock, read first and written last: this order informs the thread sanitizer, which does not
  // see the lock.
  private let hasWaitingWork = Atomic(false)
  private let isWorking = Atomic(false)

  /// Enters the line at its head, from the main queue.
  ///
  /// - Returns: Whether the caller is first in line; it then runs its work, and calls ``leave()``.
  @MainActor
  func enter() -> Bool {
    if isWorking.load(ordering: .relaxed) || hasWaitingWork.load(ordering: .acquiring) {
      return false
    }
    isWorking.store(true, ordering: .relaxed)
    return true
  }

  /// Leaves the line, and runs the work that was added meanwhile.
  @MainActor
  func leave() {
    isWorking.store(false, ordering: .relaxed)
    if hasWaitingWork.load(ordering: .acquiring) { drain() }
  }

  /// Adds work at the end of the line, from any queue.
  func wait(_ work: @escaping Work) {
    waiting.withLock { waiting in
      _ = hasWaitingWork.load(ordering: .acquiring)
      waiting.append(work)
      hasWaitingWork.store(true, ordering: .releasing)
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { drain() }
    } else {
      DispatchQueue.main.async { self.drain() }
    }
  }

  @MainActor
  private func drain() {
    guard !isWorking.load(ordering: .relaxed) else { return }
    isWorking.store(true, ordering: .relaxed)
    while true {
      let turn = waiting.withLock { waiting in
        _ = hasWaitingWork.load(ordering: .acquiring)
        let turn = waiting
        waiting = []
        hasWaitingWork.store(!turn.isEmpty, ordering: .releasing)
        return turn
      }
      guard !turn.isEmpty else { break }
      for work in turn { work() }
    }
    isWorking.store(false, ordering: .relaxed)
  }
}
