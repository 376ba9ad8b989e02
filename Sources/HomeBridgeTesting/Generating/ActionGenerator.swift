import ScreenDocument
import TopScreen
import UIStateLayer

/// Makes actions of the user for one kind.
struct ActionGenerator: Sendable {
  /// Makes an action from what is shown; `nil` where nothing can be done.
  let action: @Sendable (AnyViewData, inout SeededGenerator) -> UserAction?
}
