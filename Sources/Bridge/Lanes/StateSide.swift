import TopScreen
import UIStateLayer

/// What the new world has for a kind of content.
struct StateSide<Response, Output: ViewData> {
  /// The family of the kind's slots.
  let slots: @MainActor () -> UIStateSlots<Output>
  let viewData: ViewDataFunction<Response, Output>
  /// Makes the effects of one content; `nil` where the route asks for none.
  let makeEffects: @MainActor () -> RoutedEffects<Response, Output>?

  @MainActor
  init<UIState>(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: SlotValues<UIState>
  ) where Response: Decodable & Sendable {
    slots = { route.slots(in: state) }
    viewData = route.viewData(reading: values)
    makeEffects = route.makeEffects
  }
}
