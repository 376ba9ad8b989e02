import Foundation
import ScreenDocument

/// The parts that a screen is created with.
@MainActor
struct ScreenParts {
  let actions: ActionRegistry
  let arranger: ScreenArranger
  let sizes = SizeStore()
  let spaces = SpaceStore()
  let now: () -> Date
  /// Called when contents were delivered without a new document.
  var onRearrange: () -> Void = {}
}
