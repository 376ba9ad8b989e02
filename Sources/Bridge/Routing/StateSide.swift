import TopScreen
import UIStateLayer

/// What the new world has for a kind of content.
struct StateSide<Response, Output: ViewData> {
  let slots: UIStateSlots<Output>
  let viewData: ViewDataFunction<Response, Output>
}
