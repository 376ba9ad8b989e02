/// Sends actions to a store without keeping it alive.
///
/// Effects get one, and a screen can hand one on. Sending after the store's release does nothing,
/// and says so; so does sending from an effect that was cancelled.
public struct ActionSender<Action: Sendable>: Sendable {
  private let target: @MainActor @Sendable (Action) -> Bool
  private let mailbox: ActionMailbox

  init(mailbox: ActionMailbox, target: @escaping @MainActor @Sendable (Action) -> Bool) {
    self.mailbox = mailbox
    self.target = target
  }

  /// Sends an action now; from inside another one, behind it.
  ///
  /// - Parameter action: What has happened.
  /// - Returns: Whether anyone took it.
  @MainActor
  @discardableResult
  public func callAsFunction(_ action: Action) -> Bool {
    target(action)
  }

  /// Sends an action from any thread, in order, in a later turn of the main actor.
  ///
  /// Actions that have not come to the store when it is released are dropped.
  ///
  /// - Parameter action: What has happened.
  public func post(_ action: Action) {
    mailbox.post { [target] in _ = target(action) }
  }

  func filtered(by isOpen: @escaping @MainActor @Sendable () -> Bool) -> ActionSender {
    ActionSender(mailbox: mailbox) { [target] in isOpen() && target($0) }
  }
}
