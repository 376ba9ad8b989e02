import Synchronization

/// One observer of several slots.
@MainActor
final class TurnObserver: PendingTurnObserver, CancellableObserver {
  private var body: (@MainActor () -> Void)?
  private var isWaiting = false
  private let isStopped = Atomic(false)

  /// Creates an observer.
  ///
  /// - Parameter body: Reads the slots, and delivers their values if they differ from the last delivery.
  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func slotChanged(in queue: TurnQueue) {
    guard !isWaiting, body != nil else { return }
    isWaiting = true
    queue.callAfterTurn(self)
  }

  func takeTurn() {
    isWaiting = false
    guard let body, !isStopped.load(ordering: .relaxed) else { return }
    body()
  }

  func cancel() { body = nil }

  nonisolated func stop() {
    isStopped.store(true, ordering: .relaxed)
  }
}
