import Foundation

/// The events that `delay` has received and not emitted, and the state of the drain that emits
/// them.
///
/// A drain is one run on the scheduler; it emits at most one event.
struct DelayQueue<Element> {
  /// What a drain must do next.
  enum DrainAction {
    case emit(Event<Element>)
    /// Schedule the next drain for the event that was received at this time.
    case wait(since: Date)
    /// End the drain; no event is waiting.
    case endDrain
    case fail(any Swift.Error)
  }

  private var waitingEvents = Queue<(receivedAt: Date, event: Event<Element>)>()
  private var error: (any Swift.Error)?
  private var isDrainScheduledOrRunning = false
  private var isDrainRunning = false

  /// Adds an event; returns true if no drain is scheduled or running, so that the caller must
  /// schedule one.
  mutating func mustScheduleDrain(afterEnqueueing event: Event<Element>, at time: Date) -> Bool {
    waitingEvents.enqueue((time, event))
    guard !isDrainScheduledOrRunning else { return false }
    isDrainScheduledOrRunning = true
    return true
  }

  /// Records a failure, and removes the waiting events.
  ///
  /// Returns whether the caller must emit the failure, because no drain is running, and the removed events,
  /// which must be released outside the lock.
  mutating func fail(
    _ error: any Swift.Error
  ) -> (mustEmitFailure: Bool, droppedEvents: DelayQueue) {
    let droppedEvents = self
    waitingEvents = Queue()
    self.error = error
    return (!isDrainRunning, droppedEvents)
  }

  /// Starts a drain; returns false if the sequence has failed.
  mutating func startDrainUnlessFailed() -> Bool {
    guard error == nil else { return false }
    isDrainRunning = true
    return true
  }

  /// Returns what the running drain must do next.
  ///
  /// - Parameter hasDrainEmitted: Whether this drain has emitted an event; if so, the next event
  ///   waits for another drain.
  /// - Returns: `fail` after a failure, else as described at the cases of `DrainAction`.
  mutating func nextDrainAction(hasDrainEmitted: Bool) -> DrainAction {
    if let error { return .fail(error) }
    if !hasDrainEmitted, let first = waitingEvents.dequeue() { return .emit(first.event) }
    isDrainRunning = false
    if let first = waitingEvents.first { return .wait(since: first.receivedAt) }
    isDrainScheduledOrRunning = false
    return .endDrain
  }
}
