import TopScreen
import UIStateLayer

/// The functions that define the state side of a kind of content.
struct StateSideDefinition<Response, Output: ViewData> {
  /// The function that returns the slots of the kind.
  let slots: @MainActor () -> UIStateSlots<Output>
  let viewData: ViewDataFunction<Response, Output>
  /// The record of the slots that were not filled, and so gave their default values, when the route
  /// ran last; `nil` if the route reads no other slots.
  let unfilledReads: UnfilledReads?
  /// The function that creates the effects of one content; it returns `nil` if the route has no
  /// effects.
  let makeDueEffectSelector: @MainActor () -> DueEffectSelector<Response, Output>?

  @MainActor
  init<UIState>(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: FirstContentSlotValues<UIState>
  ) where Response: Decodable & Sendable {
    slots = { route.slots(in: state) }
    let unfilledReads = route.makeUnfilledReads()
    self.unfilledReads = unfilledReads
    viewData = route.viewDataFunction(reading: values, recording: unfilledReads)
    makeDueEffectSelector = route.makeDueEffectSelector
  }
}
