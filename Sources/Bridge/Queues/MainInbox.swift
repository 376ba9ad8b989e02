/// An inbox that delivers events on the main queue, in the order in which they were sent.
///
/// An event sent on the main queue is delivered at once, unless an earlier event is waiting or
/// being delivered; then it follows that event. An event sent from another queue is delivered
/// afterwards on the main queue, with `isOffMain` true.
final class MainInbox<Event: Sendable>: Sendable {
  private let queue: MainWorkQueue
  private let receive: @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void

  /// Creates an inbox that calls a closure on the main queue, outside every lock.
  ///
  /// - Parameters:
  ///   - queue: The queue in which the events wait; the events of inboxes that share a queue are
  ///     delivered in the order in which they were sent.
  ///   - receive: Receives each event.
  init(
    in queue: MainWorkQueue = MainWorkQueue(),
    _ receive: @escaping @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void
  ) {
    self.queue = queue
    self.receive = receive
  }

  /// Sends an event, from any queue; on the main queue, it is usually delivered before this
  /// function returns (see the type).
  func send(_ event: Event) {
    guard MainQueue.isCurrent else {
      return queue.runOrEnqueue { [receive] in receive(event, true) }
    }
    MainQueue.runAtOnceAssumingMainQueue {
      guard queue.tryBeginWork() else {
        return queue.runOrEnqueue { [receive] in receive(event, false) }
      }
      receive(event, false)
      queue.endWorkAndRunWaitingWork()
    }
  }
}
