import Foundation
import ScreenDocument

/// What a screen is made with.
@MainActor
struct ScreenParts {
  let actions: ActionRegistry
  let arranger: ScreenArranger
  let sizes = SizeStore()
  let spaces = SpaceStore()
  let now: () -> Date
  /// Called when contents have been delivered that no document brought.
  var onRearrange: () -> Void = {}
}
