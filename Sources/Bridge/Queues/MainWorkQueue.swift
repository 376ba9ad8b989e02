import Basics
import Dispatch
import Synchronization

/// A first-in, first-out queue of work that runs on the main dispatch queue.
///
/// The class is not generic, so that beginning work on an empty queue costs two loads and a store.
final class MainWorkQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let waitingWork = Guarded<[Work]>([])
  // Read first and written last inside the lock: the thread sanitizer does not see the lock, and
  // learns the order of the accesses from this value.
  private let hasWaitingWork = Atomic(false)
  private let isWorking = Atomic(false)

  /// Reserves the queue for the caller's work, unless other work is running or waiting.
  ///
  /// - Returns: Whether the caller may run its work now. If true, it calls
  ///   ``endWorkAndRunWaitingWork()`` after its work.
  @MainActor
  func tryBeginWork() -> Bool {
    if isWorking.load(ordering: .relaxed) || hasWaitingWork.load(ordering: .acquiring) {
      return false
    }
    isWorking.store(true, ordering: .relaxed)
    return true
  }

  /// Ends the work that ``tryBeginWork()`` allowed, and runs the work that was added meanwhile.
  @MainActor
  func endWorkAndRunWaitingWork() {
    isWorking.store(false, ordering: .relaxed)
    if hasWaitingWork.load(ordering: .acquiring) { runWaitingWork() }
  }

  /// Adds work at the end of the queue; may be called on any queue.
  ///
  /// On the main dispatch queue, the work runs before this function returns, unless other work is
  /// running.
  func runOrEnqueue(_ work: @escaping Work) {
    waitingWork.withLock { waiting in
      _ = hasWaitingWork.load(ordering: .acquiring)
      waiting.append(work)
      hasWaitingWork.store(true, ordering: .releasing)
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { runWaitingWork() }
    } else {
      DispatchQueue.main.async { self.runWaitingWork() }
    }
  }

  @MainActor
  private func runWaitingWork() {
    guard !isWorking.load(ordering: .relaxed) else { return }
    isWorking.store(true, ordering: .relaxed)
    while true {
      let turn = waitingWork.withLock { waiting in
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
