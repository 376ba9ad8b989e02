import Foundation

/// The events that `delay` has received and not emitted, and the state of the emission that emits
/// them.
///
/// An emission is one call on the scheduler; it emits at most one event.
struct DelayQueue<Element> {
  /// What a running emission must do next.
  enum EmissionAction {
    case emit(Event<Element>)
    /// End this emission, and schedule the next one; its event was received at this time, and is
    /// due when the delay after this time is over.
    case scheduleNextEmission(forEventReceivedAt: Date)
    /// End this emission, and schedule none; no event is waiting.
    case endEmission
    case fail(any Swift.Error)
  }

  private var waitingEvents = Queue<(receivedAt: Date, event: Event<Element>)>()
  private var error: (any Swift.Error)?
  private var isEmissionScheduledOrRunning = false
  private var isEmissionRunning = false

  /// Adds an event; returns true if no emission is scheduled or running, so that the caller must
  /// schedule one.
  mutating func mustScheduleEmission(afterEnqueueing event: Event<Element>, at time: Date) -> Bool {
    waitingEvents.enqueue((time, event))
    guard !isEmissionScheduledOrRunning else { return false }
    isEmissionScheduledOrRunning = true
    return true
  }

  /// Records a failure, and removes the waiting events.
  ///
  /// - Returns: `mustEmitFailure` is true if no emission is running; a running one emits the
  ///   failure itself. The caller must release `droppedEvents` outside the lock.
  mutating func fail(
    _ error: any Swift.Error
  ) -> (mustEmitFailure: Bool, droppedEvents: DelayQueue) {
    let droppedEvents = self
    waitingEvents = Queue()
    self.error = error
    return (!isEmissionRunning, droppedEvents)
  }

  /// Starts a scheduled emission; returns false, without starting it, if the sequence has failed.
  mutating func startEmissionUnlessFailed() -> Bool {
    guard error == nil else { return false }
    isEmissionRunning = true
    return true
  }

  /// Returns what the running emission must do next.
  ///
  /// - Parameter hasEmissionSentEvent: Whether this emission has emitted its event.
  /// - Returns: `fail` after a failure. Otherwise `endEmission` if no event is waiting. If one is
  ///   waiting, `emit` if this emission has not emitted an event, and `scheduleNextEmission` if it
  ///   has.
  mutating func nextEmissionAction(hasEmissionSentEvent: Bool) -> EmissionAction {
    if let error { return .fail(error) }
    if !hasEmissionSentEvent, let first = waitingEvents.dequeue() { return .emit(first.event) }
    isEmissionRunning = false
    if let first = waitingEvents.first {
      return .scheduleNextEmission(forEventReceivedAt: first.receivedAt)
    }
    isEmissionScheduledOrRunning = false
    return .endEmission
  }
}
