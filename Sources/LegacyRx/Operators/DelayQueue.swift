import Foundation

/// The events that `delay` has received and not emitted, and the state of the drain that emits
/// them.
///
/// A drain is one run on the scheduler; it emits at most one event.
struct DelayQueue<Element> {
  /// What a drain must do next.
  enum DrainAction {
    case emit(Event<Element>)
    /// Schedule the next drain; its event was received at this time, and is due after the delay.
    case scheduleNextDrain(forEventReceivedAt: Date)
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
  /// - Returns: `mustEmitFailure` is true if no drain is running; a running drain emits the failure
  ///   itself. The caller must release `droppedEvents` outside the lock.
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
  /// - Parameter hasDrainEmitted: Whether this drain has emitted an event.
  /// - Returns: `fail` after a failure. Otherwise `endDrain` if no event is waiting. If one is
  ///   waiting, `emit` if this drain has not emitted an event, and `scheduleNextDrain` if it has.
  mutating func nextDrainAction(hasDrainEmitted: Bool) -> DrainAction {
    if let error { return .fail(error) }
    if !hasDrainEmitted, let first = waitingEvents.dequeue() { return .emit(first.event) }
    isDrainRunning = false
    if let first = waitingEvents.first {
      return .scheduleNextDrain(forEventReceivedAt: first.receivedAt)
    }
    isDrainScheduledOrRunning = false
    return .endDrain
  }
}
