/// A legacy handler that takes the actions of the user from the bridge.
///
/// Old handlers get taps from the views that they own. Where both sides are to get the same actions, the
/// views send them to the bridge (``ContentBridge/send(_:to:of:)``), and the bridge calls ``handle(_:)``
/// of the handler that is shown, and of the one that is compared.
@MainActor
public protocol ActingLegacyHandler<Response, Output, Action>: ObservableLegacyHandler {
  /// What the user can do.
  associatedtype Action: Codable & Sendable

  /// Takes an action of the user.
  ///
  /// - Parameter action: The action; the first response has come before it.
  func handle(_ action: Action)
}
