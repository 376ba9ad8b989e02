import ScreenDocument
import UIStateLayer

/// One content on its way into its slot.
final class TypedRoutedContent<
  UIState: AnyObject,
  Response: Decodable & Sendable,
  Output: ViewData
>: RoutedContent {
  private let viewData: ViewDataFunction<Response, Output>
  private let effects: RoutedEffects<Response, Output>?
  private let port: (any ContentEffects)?
  private let keepsResponse: Bool
  private var response: Response?
  private let slots: UIStateSlots<Output>
  private let slot: UIStateSlot<Output>
  private let id: ContentID

  init(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: SlotValues<UIState>,
    id: ContentID,
    port: (any ContentEffects)?
  ) {
    viewData = route.viewData(reading: values)
    effects = route.makeEffects()
    self.port = port
    keepsResponse = !route.reads.isEmpty
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
    let response = try response.payload.decode(Response.self)
    if keepsResponse { self.response = response }
    let value = viewData(response, in: context())
    let changed = slot.fill(with: value)
    if let effects, let port {
      effects.due(for: response, showing: value).forEach(port.perform)
    }
    return changed
  }

  override var value: (any ViewData)? { slot.isFilled ? slot.value : nil }

  override func refresh(in context: () -> RouteContext) {
    guard let response else { return }
    slot.fill(with: viewData(response, in: context()))
  }

  override func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    slot.observe { _ in changed() }
  }

  override func fail(_ failure: UIStateFailure) { slot.fail(failure) }

  override func markStale() { slot.markStale() }

  override func release() { slots.release(id.rawValue) }
}
