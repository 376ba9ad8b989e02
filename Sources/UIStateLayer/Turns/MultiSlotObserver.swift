import Synchronization

/// A closure that is called once after each turn that changed at least one of several slots.
@MainActor
final class MultiSlotObserver: CancellableObserver {
  private var body: (@MainActor () -> Void)?
  private var isCallRequested = false
  private let isStopped = Atomic(false)

  /// Creates an observer.
  ///
  /// - Parameter body: Reads the slots, and delivers their values if they differ from the last
  ///   delivery.
  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Requests a call after the turn was announced; a repeated request in the same turn is ignored.
  func requestCallAfterTurn(in queue: AnnouncementQueue) {
    guard !isCallRequested, body != nil else { return }
    isCallRequested = true
    queue.callAfterTurn(self)
  }

  /// Calls the closure, unless the observation has ended.
  func deliverTurn() {
    isCallRequested = false
    guard let body, !isStopped.load(ordering: .relaxed) else { return }
    body()
  }

  func cancel() { body = nil }

  nonisolated func preventFurtherCalls() {
    isStopped.store(true, ordering: .relaxed)
  }
}
