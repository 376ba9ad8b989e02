/// A legacy handler that receives the actions of the user from the bridge.
///
/// Other legacy handlers receive taps from the views that they own. To give both sides the same
/// actions, the views send them to the bridge instead (``ContentBridge/send(_:to:of:)``), and the
/// bridge calls ``handle(_:)`` of the shown handler, and of a handler that runs beside the shown
/// slot.
@MainActor
public protocol ActingLegacyHandler<Response, Output, Action>: ObservableLegacyHandler {
  /// The type of the user's actions.
  associatedtype Action: Codable & Sendable

  /// Handles an action of the user.
  ///
  /// - Parameter action: The action; the handler has received a response before its first action.
  func handle(_ action: Action)
}
