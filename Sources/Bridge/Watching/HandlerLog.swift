import Basics
import UIStateLayer

/// Records the events of a watched handler's output, from any thread.
final class HandlerLog: Sendable {
  private struct State {
    var events: [HandlerEvent] = []
    var isDelivering = false
  }

  private let state = Guarded(State())

  var events: [HandlerEvent] { state.withLock(\.events) }

  /// Sets whether the events that follow count as within a delivery.
  func markFollowingEvents(isDelivering: Bool) {
    state.withLock { $0.isDelivering = isDelivering }
  }

  /// Appends an event, unless the log is full.
  ///
  /// - Returns: Whether the event was appended.
  func appendUnlessFull(_ kind: HandlerEvent.Kind) -> Bool {
    let isOnMain = MainQueue.isCurrent
    return state.withLock { state in
      guard state.events.count < WatchedHandler.maximumEvents else { return false }
      state.events.append(
        HandlerEvent(kind: kind, isWithinDelivery: state.isDelivering, isOnMain: isOnMain)
      )
      return true
    }
  }
}
