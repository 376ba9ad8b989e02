import ScreenDocument
import TopScreen
import UIStateLayer

/// Generates actions of the user for one kind.
struct UserActionGenerator: Sendable {
  /// Generates an action for the shown view data; `nil` if the user can do nothing.
  let generateAction: @Sendable (AnyViewData, inout SeededGenerator) -> UserAction?
}
