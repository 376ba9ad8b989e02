import Foundation

/// The events that `delay` has received and not emitted, and the state of the drain that emits
/// them.
///
/// A drain is one run on the scheduler; it emits at most one event.
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

  /// Adds an event; returns true if no drain is scheduled or running, so that the caller must
  /// schedule one.
  mutating func mustScheduleDrain(afterEnqueueing event: Event<Element>, at time: Date) -> Bool {
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
  mutating func tryStartDraining() -> Bool {
    guard error == nil else { return false }
    isDraining = true
    return true
  }

  /// Returns what the running drain must do next.
  ///
  /// - Parameter hasEmitted: Whether this drain has emitted an event; if so, the next event waits
  ///   for another drain.
  /// - Returns: `fail` after a failure, else as described at the cases of `Step`.
  mutating func nextStep(hasEmitted: Bool) -> Step {
    if let error { return .fail(error) }
    if !hasEmitted, let first = waiting.dequeue() { return .emit(first.event) }
    isDraining = false
    if let first = waiting.first { return .wait(since: first.receivedAt) }
    isScheduled = false
    return .idle
  }
}
