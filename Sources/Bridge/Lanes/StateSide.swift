import TopScreen
import UIStateLayer

/// The state side of a kind of content.
struct StateSide<Response, Output: ViewData> {
  /// The slots of the kind.
  let slots: @MainActor () -> UIStateSlots<Output>
  let viewData: ViewDataFunction<Response, Output>
  /// The unfilled slots that the route has read; `nil` for a route that reads no other slots.
  let unfilledReads: UnfilledReads?
  /// Creates the effects of one content; `nil` if the route has no effects.
  let makeEffects: @MainActor () -> RoutedEffects<Response, Output>?

  @MainActor
  init<UIState>(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: SlotValues<UIState>
  ) where Response: Decodable & Sendable {
    slots = { route.slots(in: state) }
    let unfilledReads = route.makeUnfilledReads()
    self.unfilledReads = unfilledReads
    viewData = route.viewData(reading: values, recording: unfilledReads)
    makeEffects = route.makeEffects
  }
}
