import Parity
import UIStateLayer

/// The mode of a content, and the work that it requires for a delivery.
///
/// The object never changes: each change of mode creates a new object.
@MainActor
final class LaneWork<Response, Output: ViewData> {
  let mode: LaneMode<Response, Output>
  /// The meter of both sides' latency; `nil` if the sides are not compared or latency is not
  /// measured.
  let timing: LaneTiming?
  /// Whether processing a response depends on the time of its delivery.
  let needsMoment: Bool
  let needs: LaneNeeds
  /// Whether a handler is shown, not a slot.
  let showsHandler: Bool

  init(
    _ mode: LaneMode<Response, Output>,
    timing: LaneTiming?,
    usesContext: Bool,
    relations: LaneRelations,
    feedsOthers: Bool,
    isInteractive: Bool
  ) {
    self.mode = mode
    showsHandler = mode.shownLegacySide != nil
    needs = LaneNeeds(
      comparison: mode.stage.compares,
      otherContents: relations.isRead || relations.readsOthers || feedsOthers,
      steps: isInteractive
    )
    self.timing = needs.comparison ? timing : nil
    let besideNeedsMoment =
      switch mode {
      case .off: false
      case .shadow(_, let candidate): candidate.needsMoment
      case .live: true
      case .complete(_, let upstream): upstream != nil
      }
    needsMoment =
      besideNeedsMoment || usesContext && (mode.shownSlot != nil || relations.isRead)
  }

  /// Connects the observers of the mode's handlers and slot, except for the observer of an arriving
  /// handler.
  ///
  /// - Parameter isDelivering: Whether the bridge is delivering responses.
  func attach(isDelivering: @escaping @MainActor () -> Bool) {
    switch mode {
    case .off, .complete: break
    case .shadow(.showing(let side), let candidate):
      side.log = candidate.streams?.legacy
      if let timing { side.listener = .shownTiming(timing) }
    case .shadow(.arriving(let handler, _), let candidate):
      handler.side.log = candidate.streams?.legacy
    case .live(let slot, let spare):
      spare.side.log = spare.streams?.legacy
      spare.streams?.observe(slot, isDelivering: isDelivering)
      if let timing { spare.side.listener = .candidateTiming(timing) }
    }
  }

  /// Disconnects the observers that ``attach(isDelivering:)`` connected.
  func detach() {
    mode.handler?.side.log = nil
    mode.handler?.side.listener = .none
    guard case .live(_, let spare) = mode else { return }
    spare.side.log = nil
    spare.side.listener = .none
    spare.streams?.stopObserving()
  }
}
