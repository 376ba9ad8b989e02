/// A legacy handler that receives the actions of the user from the bridge.
///
/// Legacy handlers receive taps from the views that they own. If both sides are to receive the same
/// actions, the views send them to the bridge instead (``ContentBridge/send(_:to:of:)``), and the bridge
/// calls ``handle(_:)`` of the shown handler and of the compared one.
@MainActor
public protocol ActingLegacyHandler<Response, Output, Action>: ObservableLegacyHandler {
  /// The actions of the user, such as a tap on a choice.
  associatedtype Action: Codable & Sendable

  /// Updates the output after an action of the user.
  ///
  /// - Parameter action: The action; the handler has received a response before the first action.
  func handle(_ action: Action)
}
