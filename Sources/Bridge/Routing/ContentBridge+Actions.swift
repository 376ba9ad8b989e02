public import ScreenDocument
package import StrictJSON
public import TopScreen
import UIStateLayer

/// The actions of the user.
extension ContentBridge {
  /// Sends an action of the user to both sides of a content.
  ///
  /// The views of both sides call it. The shown side receives the action at once. The candidate receives it in
  /// a later turn, after earlier responses and actions, and both sides are compared after each step. The output
  /// of the shown side after a step is recorded when the next step arrives, so an action that arrives before
  /// the comparison causes no difference.
  ///
  /// | stage      | receives it at once     | receives it later, to be compared |
  /// | ---------- | ----------------------- | --------------------------------- |
  /// | `off`      | handler                 | –                                 |
  /// | `shadow`   | handler                 | reducer of a private slot         |
  /// | `live`     | reducer of the slot     | spare handler                     |
  /// | `complete` | reducer of the slot     | –                                 |
  ///
  /// At a flip, the side that will be shown receives all steps of the content in their order, and does not
  /// perform their effects again. The last 128 steps of each content are kept for this.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  /// - Throws: The reason why no side received the action. A view whose content is leaving the screen may
  ///   ignore it.
  /// - Complexity: O(1), besides the work of handler and reducer.
  public func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>
  ) throws(ActionRejection) {
    guard let lane = table[id], lane.isOf(key.kind) else { throw .unknownContent(id) }
    try send(UserAction(action), to: lane)
  }

  /// Whether every side of a kind receives actions of the user.
  package func isInteractive(_ kind: ContentKind) -> Bool {
    let (route, handler) = (routes[kind], factory.handlers[kind])
    guard route != nil || handler != nil else { return false }
    return route?.isInteractive != false && handler?.takesActions != false
  }

  /// Decodes an action of a journal, and sends it to both sides of a content.
  package func send(_ json: JSONValue, to id: ContentID, of kind: ContentKind) throws {
    guard let lane = table[id], lane.isOf(kind) else { throw ActionRejection.unknownContent(id) }
    try send(try lane.action(json), to: lane)
  }

  private func send(_ action: UserAction, to lane: any ContentLane) throws(ActionRejection) {
    try lane.accepts(action)
    flips.begin()
    deliveryCount += 1
    defer {
      if routes.hasReaders { dependencies.recordDelivery(of: lane.plan.id, lane.plan.kind) }
      flips.end()
      flipPending()
    }
    _ = try lane.send(action, number: deliveryCount)
  }
}
