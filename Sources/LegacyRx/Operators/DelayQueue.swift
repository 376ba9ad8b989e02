import Foundation

/// The pending events of `delay`, and whether a drain is scheduled.
struct DelayQueue<Element> {
  enum Step {
    case emit(Event<Element>)
    case wait(since: Date)
    case idle
    case fail(any Swift.Error)
  }

  private var waiting = Queue<(time: Date, event: Event<Element>)>()
  private var error: (any Swift.Error)?
  private var isScheduled = false
  private var isDraining = false

  /// Adds an event; returns true if a drain has to be scheduled.
  mutating func enqueue(_ event: Event<Element>, at time: Date) -> Bool {
    waiting.enqueue((time, event))
    guard !isScheduled else { return false }
    isScheduled = true
    return true
  }

  /// Records a failure, which the caller has to emit if no thread is draining.
  ///
  /// Hands out the events it drops, to be released outside the lock that guards this queue.
  mutating func fail(_ error: any Swift.Error) -> (isMine: Bool, dropped: DelayQueue) {
    let dropped = self
    waiting = Queue()
    self.error = error
    return (!isDraining, dropped)
  }

  /// Starts a drain; false when the sequence has failed.
  mutating func startDraining() -> Bool {
    guard error == nil else { return false }
    isDraining = true
    return true
  }

  /// Decides the next step of a drain, of which only the first event is due for certain.
  mutating func next(hasEmitted: Bool) -> Step {
    if let error { return .fail(error) }
    if !hasEmitted, let first = waiting.dequeue() { return .emit(first.event) }
    isDraining = false
    if let first = waiting.first { return .wait(since: first.time) }
    isScheduled = false
    return .idle
  }
}
