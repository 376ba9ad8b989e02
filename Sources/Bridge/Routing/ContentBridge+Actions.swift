public import ScreenDocument
package import StrictJSON
public import TopScreen
import UIStateLayer

/// The actions of the user.
extension ContentBridge {
  /// Takes an action of the user, for both sides of a content.
  ///
  /// Views of either side call it, in place of their handler or their slot. The side that is shown gets the
  /// action at once. The candidate gets it in a later turn, after the responses and actions before it, and
  /// both sides are compared at each step: what the shown side shows after a step is recorded when the next
  /// one comes, so that an action that comes before the comparison is no difference.
  ///
  /// | stage      | gets the action at once | gets it later, to be compared |
  /// | ---------- | ----------------------- | ----------------------------- |
  /// | `off`      | handler                 | –                             |
  /// | `shadow`   | handler                 | reducer of a private slot     |
  /// | `live`     | reducer of the slot     | spare handler                 |
  /// | `complete` | reducer of the slot     | –                             |
  ///
  /// A flip gives the side that is to be shown all steps of the content, in their order, with effects that are
  /// not done again. The last 128 steps of each content are kept for that.
  ///
  /// - Parameters:
  ///   - action: What the user did.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  /// - Throws: Why neither side got the action. A view whose content is leaving the screen may ignore it.
  /// - Complexity: O(1), besides what handler and reducer do.
  public func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>
  ) throws(ActionRejection) {
    guard let lane = table[id], lane.isOf(key.kind) else { throw .unknownContent(id) }
    try send(UserAction(action), to: lane)
  }

  /// Whether all sides of a kind take actions of the user.
  package func isInteractive(_ kind: ContentKind) -> Bool {
    let (route, handler) = (routes[kind], factory.handlers[kind])
    guard route != nil || handler != nil else { return false }
    return route?.isInteractive != false && handler?.takesActions != false
  }

  /// Takes an action as a journal holds it.
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
