import Synchronization
import UIStateLayer

/// The events of a watched handler's output, from any thread.
final class HandlerLog: Sendable {
  private struct State {
    var events: [HandlerEvent] = []
    var isDelivering = false
  }

  private let state = Mutex(State())

  var events: [HandlerEvent] { state.withLock(\.events) }

  /// Notes that a delivery begins or ends.
  func mark(isDelivering: Bool) {
    state.withLock { $0.isDelivering = isDelivering }
  }

  /// Writes an event down.
  ///
  /// - Returns: Whether there is room for more.
  func take(_ what: HandlerEvent.What) -> Bool {
    let isOnMain = MainQueue.isCurrent
    return state.withLock { state in
      guard state.events.count < WatchedHandler.maximumEvents else { return false }
      state.events.append(
        HandlerEvent(what: what, isWithinDelivery: state.isDelivering, isOnMain: isOnMain)
      )
      return true
    }
  }
}
