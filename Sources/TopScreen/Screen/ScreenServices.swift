import Foundation
import ScreenDocument

/// The objects that a ``ComposedScreen`` uses during its whole life.
@MainActor
struct ScreenServices {
  let actions: ActionRegistry
  let arranger: ScreenArranger
  let sizes = MeasuredSizeStore()
  let spaces = SpaceStore()
  let now: () -> Date
  /// Called when a change of rules or time has delivered contents without a new document.
  var onRearrange: () -> Void = {}
}
