import Foundation

/// The events that wait in `delay`, and the state of the drain that emits them.
struct DelayQueue<Element> {
  /// What a drain must do next.
  enum Step {
    case emit(Event<Element>)
    /// Schedule the next drain for the event that was received at this time.
    case wait(since: Date)
    /// End the drain; no event is waiting.
    case idle
    case fail(any Swift.Error)
  }

  private var waiting = Queue<(receivedAt: Date, event: Event<Element>)>()
  private var error: (any Swift.Error)?
  private var isScheduled = false
  private var isDraining = false

  /// Adds an event; returns true if the caller must schedule a drain.
  mutating func enqueue(_ event: Event<Element>, at time: Date) -> Bool {
    waiting.enqueue((time, event))
    guard !isScheduled else { return false }
    isScheduled = true
    return true
  }

  /// Records a failure, and removes the waiting events.
  ///
  /// Returns whether the caller must emit the failure, because no drain is running, and the removed events,
  /// which must be released outside the lock.
  mutating func fail(_ error: any Swift.Error) -> (mustEmit: Bool, dropped: DelayQueue) {
    let dropped = self
    waiting = Queue()
    self.error = error
    return (!isDraining, dropped)
  }

  /// Starts a drain; returns false if the sequence has failed.
  mutating func startDraining() -> Bool {
    guard error == nil else { return false }
    isDraining = true
    return true
  }

  /// Returns the next step of a drain, which emits one event and then waits for the next one.
  mutating func next(hasEmitted: Bool) -> Step {
    if let error { return .fail(error) }
    if !hasEmitted, let first = waiting.dequeue() { return .emit(first.event) }
    isDraining = false
    if let first = waiting.first { return .wait(since: first.receivedAt) }
    isScheduled = false
    return .idle
  }
}
