import ScreenDocument
import StrictJSON
import UIStateLayer

/// One content whose responses and actions fill its slot, with its types.
final class TypedRoutedContent<Response: Decodable & Sendable, Output: ViewData>: RoutedContent {
  private(set) var failure: Diagnostic?
  let unfilledReads: UnfilledReads?
  private let viewData: ViewDataFunction<Response, Output>
  private let effects: EffectPerformer<Response, Output>?
  private let context: () -> RouteContext
  /// The last valid response, to compute the slot again; `nil` if the route reads no other slots.
  private var response: Response?
  private let readsOtherSlots: Bool
  private let id: ContentID
  private let interaction: RouteInteraction<Response, Output>?
  /// The reducer with its local state; `nil` before the first response, and for a route that accepts no actions.
  private var session: (any ReducerSession<Response, Output>)?
  private let slot: UIStateSlot<Output>
  private let releaseSlot: @MainActor () -> Void

  init<UIState: AnyObject>(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: SlotValues<UIState>,
    id: ContentID,
    performer: (any ContentEffectPerforming)?,
    context: @escaping () -> RouteContext
  ) {
    unfilledReads = route.makeUnfilledReads()
    viewData = route.viewData(reading: values, recording: unfilledReads)
    effects = route.makeEffects().flatMap { effects in
      performer.map { EffectPerformer(effects, on: $0) }
    }
    self.context = context
    self.id = id
    interaction = route.interaction
    readsOtherSlots = !route.reads.isEmpty
    let slots = route.slots(in: state)
    slot = slots[id.rawValue]
    releaseSlot = { slots.release(id.rawValue) }
  }

  var phase: ContentPhase { ContentPhase(slot.phase) }

  var output: AnyViewData? { slot.isFilled ? AnyViewData(slot.value) : nil }

  func deliver(_ response: ResponseData) -> Bool {
    let before = failure
    do {
      let changed = try decodeAndFillSlot(response)
      failure = nil
      return changed || before != nil
    } catch {
      failure = error.diagnostic
      let changed = refreshSlot()
      slot.fail(UIStateFailure(error.description))
      return changed || before == nil
    }
  }

  private func decodeAndFillSlot(_ response: ResponseData) throws(ContentDecodingError) -> Bool {
    let response = try response.response(as: Response.self)
    if readsOtherSlots { self.response = response }
    if let interaction {
      let session = session ?? interaction.makeSession()
      self.session = session
      return fillSlot(.response(response), through: session)
    }
    let value = viewData(response, in: context())
    let changed = slot.fill(with: value)
    effects?.perform(response, showing: value)
    return changed
  }

  func act(_ action: UserAction) throws(ActionRejection) {
    guard let interaction, interaction.accepts(action) else {
      throw .notInteractive(id, side: .state)
    }
    guard let session else { throw .noResponse(id) }
    let isStale = slot.phase == .stale
    fillSlot(.action(action), through: session)
    if isStale { slot.markStale() }
  }

  @discardableResult
  private func fillSlot(
    _ event: ContentEvent<Response, UserAction>,
    through session: any ReducerSession<Response, Output>
  ) -> Bool {
    let value = session.reduce(event, in: context())
    let changed = slot.fill(with: value)
    effects?.perform(event, showing: value)
    return changed
  }

  var currentValue: (any ViewData)? { slot.isFilled ? slot.value : nil }

  var slotPhase: UIStatePhase { slot.phase }

  func refresh() { refreshSlot() }

  /// Computes the slot again from the last valid response.
  ///
  /// - Returns: Whether its value has changed; `false` if no response is stored.
  @discardableResult
  private func refreshSlot() -> Bool {
    guard let response else { return false }
    return slot.refill(with: viewData(response, in: context()))
  }

  func observe(_ changed: @escaping @MainActor () -> Void) -> StateObservation? {
    slot.observe { _ in changed() }
  }

  func markStale() { slot.markStale() }

  func release() { releaseSlot() }
}
