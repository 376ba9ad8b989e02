/// Sends actions to a store without keeping it alive.
///
/// Effects receive one, and a screen can pass one on. Sending returns `false` after the store's
/// release and in a cancelled effect.
public struct ActionSender<Action: Sendable>: Sendable {
  private let sendToStore: @MainActor @Sendable (Action) -> Bool
  private let anyThreadMailbox: ActionMailbox

  init(
    anyThreadMailbox: ActionMailbox,
    sendToStore: @escaping @MainActor @Sendable (Action) -> Bool
  ) {
    self.anyThreadMailbox = anyThreadMailbox
    self.sendToStore = sendToStore
  }

  /// Sends an action, which is applied before this returns; while the store applies another action,
  /// it is applied after that one.
  ///
  /// - Returns: Whether the store accepted the action.
  @MainActor
  @discardableResult
  public func callAsFunction(_ action: Action) -> Bool {
    sendToStore(action)
  }

  /// Sends an action from any thread; it is applied in order, in a later turn of the main actor.
  ///
  /// Actions that are pending when the store is released are dropped.
  public func post(_ action: Action) {
    anyThreadMailbox.post { [sendToStore] in _ = sendToStore(action) }
  }

  func sendingOnly(while acceptsActions: @escaping @MainActor @Sendable () -> Bool) -> ActionSender
  {
    ActionSender(anyThreadMailbox: anyThreadMailbox) { [sendToStore] in
      acceptsActions() && sendToStore($0)
    }
  }
}
