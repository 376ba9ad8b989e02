import Basics
import UIStateLayer

/// The record of the events of a watched handler's output, written from any thread.
final class HandlerOutputLog: Sendable {
  private struct State {
    var events: [HandlerOutputEvent] = []
    var isConfiguring = false
  }

  private let state = Guarded(State())

  var events: [HandlerOutputEvent] { state.withLock(\.events) }

  /// Sets whether the events that follow count as events during the handler's `configure`.
  func markFollowingEvents(isConfiguring: Bool) {
    state.withLock { $0.isConfiguring = isConfiguring }
  }

  /// Appends an event, unless the log has ``WatchedHandler/maximumEvents`` events.
  ///
  /// - Returns: Whether the event was appended.
  func appendUnlessFull(_ kind: HandlerOutputEvent.Kind) -> Bool {
    let isOnMain = MainQueue.isCurrent
    return state.withLock { state in
      guard state.events.count < WatchedHandler.maximumEvents else { return false }
      state.events.append(
        HandlerOutputEvent(kind: kind, isDuringConfigure: state.isConfiguring, isOnMain: isOnMain)
      )
      return true
    }
  }
}
