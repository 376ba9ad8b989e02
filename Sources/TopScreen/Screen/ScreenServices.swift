import Foundation
import ScreenDocument

/// The objects that a ``ComposedScreen`` uses during its whole life.
@MainActor
struct ScreenServices {
  let actions: ActionRegistry
  let arranger: ScreenArranger
  let sizes = MeasuredSizeStore()
  let spaces = SpaceSelections()
  let now: () -> Date
  /// Called after ``ComposedScreen/rearrange()`` has delivered contents that no rule hides any
  /// more, before the stack is published.
  var onUnhiddenContentsDelivered: () -> Void = {}
}
