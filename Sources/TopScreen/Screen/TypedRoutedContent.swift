import ScreenDocument
import UIStateLayer

/// One content on its way into its slot.
final class TypedRoutedContent<
  UIState: AnyObject,
  Response: Decodable & Sendable,
  Output: ViewData
>: RoutedContent {
  private let route: TypedRoute<UIState, Response, Output>
  private let slots: UIStateSlots<Output>
  private let slot: UIStateSlot<Output>
  private let id: ContentID

  init(_ route: TypedRoute<UIState, Response, Output>, in state: UIState, id: ContentID) {
    self.route = route
    self.id = id
    slots = route.slots(in: state)
    slot = slots[id.rawValue]
  }

  override var phase: ContentPhase { ContentPhase(slot.phase) }

  override var output: AnyViewData? { slot.isFilled ? AnyViewData(slot.value) : nil }

  override func decodeAndFill(
    _ response: ResponseData,
    in context: () -> RouteContext
  ) throws(ContentDecodingError) -> Bool {
    let viewData = route.viewData(
      try response.payload.decode(Response.self),
      in: context()
    )
    return slot.fill(with: viewData)
  }

  override func fail(_ failure: UIStateFailure) { slot.fail(failure) }

  override func release() { slots.release(id.rawValue) }
}
