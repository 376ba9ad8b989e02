import Basics
import UIStateLayer

/// Records the events of a watched handler's output, from any thread.
final class HandlerOutputLog: Sendable {
  private struct State {
    var events: [HandlerOutputEvent] = []
    var isDelivering = false
  }

  private let state = Guarded(State())

  var events: [HandlerOutputEvent] { state.withLock(\.events) }

  /// Sets whether the events that follow count as within a delivery.
  func markFollowingEvents(isDelivering: Bool) {
    state.withLock { $0.isDelivering = isDelivering }
  }

  /// Appends an event, unless the log is full.
  ///
  /// - Returns: Whether the event was appended.
  func appendUnlessFull(_ kind: HandlerOutputEvent.Kind) -> Bool {
    let isOnMain = MainQueue.isCurrent
    return state.withLock { state in
      guard state.events.count < WatchedHandler.maximumEvents else { return false }
      state.events.append(
        HandlerOutputEvent(kind: kind, isWithinDelivery: state.isDelivering, isOnMain: isOnMain)
      )
      return true
    }
  }
}
