/// A function that sends actions to a store, without keeping the store alive.
///
/// Each effect that runs work receives one, and ``Store/sender`` is another. The sender of an
/// effect drops every action after the effect has ended or was cancelled; every sender does so
/// after the store's release.
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

  /// Sends an action, which is applied before this returns.
  ///
  /// While the store applies another action, it is applied after that one and after those that
  /// already wait.
  ///
  /// - Returns: Whether the store accepted the action; `false` after the store's release, after the
  ///   end of the sender's effect, and for the 101st action of a chain (see ``Store``).
  @MainActor
  @discardableResult
  public func callAsFunction(_ action: Action) -> Bool {
    sendToStore(action)
  }

  /// Sends an action from any thread; it is applied in a later turn of the main actor, after all
  /// actions that were posted to the store before it.
  ///
  /// The action is dropped without a report if, at that time, the store was released or the
  /// sender's effect has ended.
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
