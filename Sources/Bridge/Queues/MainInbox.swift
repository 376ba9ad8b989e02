/// Delivers events on the main queue, in the order in which they were sent.
///
/// An event sent on the main queue is delivered at once, unless an earlier event is waiting or
/// being delivered; then it follows that event. An event sent from another queue is delivered in a
/// later turn of the main queue, with `isOffMain` true.
final class MainInbox<Event: Sendable>: Sendable {
  private let line: MainLine
  private let take: @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void

  /// Creates an inbox that calls a closure on the main queue, outside every lock.
  ///
  /// - Parameters:
  ///   - line: The line in which the events wait; the events of inboxes that share a line are delivered in the order in
  ///     which they were sent.
  ///   - take: Receives each event.
  init(
    in line: MainLine = MainLine(),
    _ take: @escaping @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void
  ) {
    self.line = line
    self.take = take
  }

  /// Sends an event, from any queue.
  func send(_ event: Event) {
    guard MainQueue.isCurrent else {
      return line.enqueue { [take] in take(event, true) }
    }
    MainQueue.runHere {
      guard line.enter() else { return line.enqueue { [take] in take(event, false) } }
      take(event, false)
      line.leave()
    }
  }
}
