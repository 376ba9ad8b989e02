public import ScreenDocument
package import StrictJSON
public import TopScreen
import UIStateLayer

/// The actions of the user.
extension ContentBridge {
  /// Delivers an action of the user to both sides of a content.
  ///
  /// Views of either side call this function instead of their handler or slot. The shown side
  /// receives the action at once. The candidate receives it in a later turn, after all earlier
  /// responses and actions. Both sides are compared after each step, that is, after each response
  /// and each action. The output of the shown side after a step is recorded at the latest when the
  /// next step arrives, so that a later action is not reported as a difference.
  ///
  /// | stage      | receives the action at once | receives it later, to be compared |
  /// | ---------- | --------------------------- | --------------------------------- |
  /// | `off`      | handler                     | –                                 |
  /// | `shadow`   | handler                     | reducer of a private slot         |
  /// | `live`     | reducer of the slot         | spare handler                     |
  /// | `complete` | reducer of the slot         | –                                 |
  ///
  /// After a flip, the side that will be shown receives all steps of the content in their order,
  /// and their effects are not performed again. The bridge keeps the last 128 steps of each content
  /// for this. If there were more, a new side can miss the older actions; the later steps are then
  /// `skipped`.
  ///
  /// - Parameters:
  ///   - action: The action of the user.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  /// - Throws: The reason why no side received the action: the content is not on the screen or has
  ///   had no usable response, or a side of its kind accepts no such action. A view whose content
  ///   is leaving the screen may ignore the error.
  /// - Complexity: O(1), besides the work of handler and reducer.
  public func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>
  ) throws(ActionRejection) {
    try send(action, to: id, of: key) { _ in }
  }

  /// Delivers an action of the user to both sides of a content, and reports it before the delivery.
  ///
  /// - Parameters:
  ///   - action: The action of the user.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  ///   - beforeDelivery: Called once, directly before the action is delivered; not called if the
  ///     action is rejected.
  /// - Throws: The reason why no side received the action.
  func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>,
    beforeDelivery: (UserAction) -> Void
  ) throws(ActionRejection) {
    guard let lane = table[id], lane.isOfKind(key.kind) else { throw .unknownContent(id) }
    try send(UserAction(action), to: lane, beforeDelivery: beforeDelivery)
  }

  /// Returns whether every side that a kind has accepts actions of the user; false for a kind
  /// without sides.
  package func isInteractive(_ kind: ContentKind) -> Bool {
    let (route, handler) = (routes[kind], factory.handlers[kind])
    guard route != nil || handler != nil else { return false }
    return route?.isInteractive != false && handler?.takesActions != false
  }

  /// Delivers an action in its JSON form, as journals record it, to both sides of a content.
  ///
  /// - Throws: The reason why no side received the action, or the error of its decoding.
  package func send(_ json: JSONValue, to id: ContentID, of kind: ContentKind) throws {
    guard let lane = table[id], lane.isOfKind(kind) else {
      throw ActionRejection.unknownContent(id)
    }
    try send(try lane.decodeAction(from: json), to: lane) { _ in }
  }

  private func send(
    _ action: UserAction,
    to lane: any ContentLane,
    beforeDelivery: (UserAction) -> Void
  ) throws(ActionRejection) {
    try lane.checkAllSidesAccept(action)
    beforeDelivery(action)
    flips.beginDeliveryOrFlip()
    deliveryCount += 1
    defer {
      if routes.hasRoutesReadingOthers {
        dependencies.recordDeliveryAndScheduleReaders(
          of: lane.constants.id,
          kind: lane.constants.kind
        )
      }
      flips.endDeliveryOrFlip()
      performPendingFlips()
    }
    _ = try lane.send(action, number: deliveryCount)
  }
}
