import ScreenDocument
import StrictJSON
import UIStateLayer

/// One content whose responses and actions fill its slot, with its types.
final class TypedRoutedContent<Response: Decodable & Sendable, Output: ViewData>: RoutedContent {
  private(set) var decodingFailure: Diagnostic?
  let unfilledReads: UnfilledReads?
  private let viewDataFunction: ViewDataFunction<Response, Output>
  private let effectPerformer: EffectPerformer<Response, Output>?
  private let context: () -> ViewDataContext
  /// The last valid response, to compute the slot again; `nil` before the first one, and if the
  /// route reads no other slots.
  private var lastValidResponse: Response?
  private let readsOtherSlots: Bool
  private let id: ContentID
  private let interaction: RouteInteraction<Response, Output>?
  /// The reducer with its local state; `nil` before the first response, and for a route that
  /// accepts no actions.
  private var session: (any ReducerSession<Response, Output>)?
  private let slot: UIStateSlot<Output>
  private let removeSlotFromFamily: @MainActor () -> Void

  init<UIState: AnyObject>(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: FirstContentSlotValues<UIState>,
    id: ContentID,
    performer: (any ContentEffectPerforming)?,
    context: @escaping () -> ViewDataContext
  ) {
    unfilledReads = route.makeUnfilledReads()
    viewDataFunction = route.viewDataFunction(reading: values, recording: unfilledReads)
    effectPerformer = route.makeDueEffectSelector().flatMap { effects in
      performer.map { EffectPerformer(effects, on: $0) }
    }
    self.context = context
    self.id = id
    interaction = route.interaction
    readsOtherSlots = !route.readFamilies.isEmpty
    let slots = route.slots(in: state)
    slot = slots[id.rawValue]
    removeSlotFromFamily = { slots.release(id.rawValue) }
  }

  var phase: ContentPhase { ContentPhase(slot.phase) }

  var output: AnyViewData? { slot.isFilled ? AnyViewData(slot.value) : nil }

  func deliverReportingChange(_ response: ResponseData) -> Bool {
    let before = decodingFailure
    do {
      let hasChanged = try decodeAndFillSlotReportingChange(response)
      decodingFailure = nil
      return hasChanged || before != nil
    } catch {
      decodingFailure = error.diagnostic
      let hasChanged = recomputeSlot()
      slot.fail(UIStateFailure(error.description))
      return hasChanged || before == nil
    }
  }

  private func decodeAndFillSlotReportingChange(_ response: ResponseData)
    throws(ContentDecodingError) -> Bool
  {
    let response = try response.response(as: Response.self)
    if readsOtherSlots { lastValidResponse = response }
    if let interaction {
      let session = session ?? interaction.makeSession()
      self.session = session
      return fillSlotReportingChange(.response(response), through: session)
    }
    let value = viewDataFunction(response, in: context())
    let hasChanged = slot.fill(with: value)
    effectPerformer?.performDueEffects(of: response, showing: value)
    return hasChanged
  }

  func act(_ action: UserAction) throws(ActionRejection) {
    guard let interaction, interaction.accepts(action) else {
      throw .notInteractive(id, side: .state)
    }
    guard let session else { throw .noResponse(id) }
    fillSlotReportingChange(.action(action), through: session)
  }

  @discardableResult
  private func fillSlotReportingChange(
    _ event: ContentEvent<Response, UserAction>,
    through session: any ReducerSession<Response, Output>
  ) -> Bool {
    let value = session.reduce(event, in: context())
    let hasChanged = slot.fill(with: value, after: event)
    effectPerformer?.performDueEffects(of: event, showing: value)
    return hasChanged
  }

  var stateSideViewData: (any ViewData)? { slot.isFilled ? slot.value : nil }

  var stateSidePhase: UIStatePhase { slot.phase }

  func recomputeStateSide() { recomputeSlot() }

  /// Computes the slot again from the last valid response.
  ///
  /// - Returns: Whether its value or phase has changed; `false` if no response is stored.
  @discardableResult
  private func recomputeSlot() -> Bool {
    guard let lastValidResponse else { return false }
    return slot.fillWithoutResponse(viewDataFunction(lastValidResponse, in: context()))
  }

  func observeSlotIfStateSideShown(
    callingNowAndAtChanges function: @escaping @MainActor () -> Void
  ) -> StateObservation? {
    slot.observe { _ in function() }
  }

  func markStale() { slot.markStale() }

  func releaseSlot() { removeSlotFromFamily() }
}
