/// Brings events to the main queue, in the order in which they were sent.
///
/// An event sent on the main queue is taken at once, unless one sent before it still waits or is
/// being taken: then it follows that one. An event sent elsewhere is brought over and marked.
final class MainInbox<Event: Sendable>: Sendable {
  private let line = MainLine()
  private let take: @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void

  /// Creates an inbox, which calls a closure on the main queue, outside every lock.
  init(_ take: @escaping @MainActor @Sendable (Event, _ isOffMain: Bool) -> Void) {
    self.take = take
  }

  /// Sends an event, from any queue.
  func send(_ event: Event) {
    guard MainQueue.isCurrent else {
      return line.wait { [take] in take(event, true) }
    }
    MainQueue.runHere {
      guard line.enter() else { return line.wait { [take] in take(event, false) } }
      take(event, false)
      line.leave()
    }
  }
}
