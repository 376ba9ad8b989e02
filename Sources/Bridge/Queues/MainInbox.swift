/// Delivers events on the main queue, in the order in which they were sent.
///
/// An event sent on the main queue is delivered at once, unless an earlier event is waiting or
/// being delivered; then it follows that event. An event sent from another queue is delivered in a
/// later turn of the main queue, with `isOffMain` true.
final class MainInbox<Event: Sendable>: Sendable {
  private let line: MainLine
  private let receive: @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void

  /// Creates an inbox that calls a closure on the main queue, outside every lock.
  ///
  /// - Parameters:
  ///   - line: The line in which the events wait; the events of inboxes that share a line are
  ///     delivered in the order in which they were sent.
  ///   - receive: Receives each event.
  init(
    in line: MainLine = MainLine(),
    _ receive: @escaping @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void
  ) {
    self.line = line
    self.receive = receive
  }

  /// Sends an event, from any queue.
  func send(_ event: Event) {
    guard MainQueue.isCurrent else {
      return line.enqueue { [receive] in receive(event, true) }
    }
    MainQueue.runUncheckedOnMainQueue {
      guard line.tryEnter() else { return line.enqueue { [receive] in receive(event, false) } }
      receive(event, false)
      line.leaveAndRunWaitingWork()
    }
  }
}
