import Dispatch
import Synchronization

/// The line in which work waits for the main queue, so that it is done in the order it came.
///
/// Not generic, so that entering an empty line costs two loads and a store.
final class MainLine: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let waiting = Mutex<[Work]>([])
  // Read first and written last in the lock, which the thread sanitizer does not see into.
  private let isAnyoneWaiting = Atomic(false)
  private let isWorking = Atomic(false)

  /// Enters the line at its head, from the main queue.
  ///
  /// - Returns: Whether the caller is first in line; it then works, and calls ``leave()``.
  @MainActor
  func enter() -> Bool {
    if isWorking.load(ordering: .relaxed) || isAnyoneWaiting.load(ordering: .acquiring) {
      return false
    }
    isWorking.store(true, ordering: .relaxed)
    return true
  }

  /// Leaves the line, and lets those go on who came meanwhile.
  @MainActor
  func leave() {
    isWorking.store(false, ordering: .relaxed)
    if isAnyoneWaiting.load(ordering: .acquiring) { workOff() }
  }

  /// Waits at the end of the line, from any queue.
  func wait(_ work: @escaping Work) {
    waiting.withLock { waiting in
      _ = isAnyoneWaiting.load(ordering: .acquiring)
      waiting.append(work)
      isAnyoneWaiting.store(true, ordering: .releasing)
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { workOff() }
    } else {
      DispatchQueue.main.async { self.workOff() }
    }
  }

  @MainActor
  private func workOff() {
    guard !isWorking.load(ordering: .relaxed) else { return }
    isWorking.store(true, ordering: .relaxed)
    while true {
      let turn = waiting.withLock { waiting in
        _ = isAnyoneWaiting.load(ordering: .acquiring)
        let turn = waiting
        waiting = []
        isAnyoneWaiting.store(!turn.isEmpty, ordering: .releasing)
        return turn
      }
      guard !turn.isEmpty else { break }
      for work in turn { work() }
    }
    isWorking.store(false, ordering: .relaxed)
  }
}
