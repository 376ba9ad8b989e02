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
  let needsDeliveryTime: Bool
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
      isCompared: mode.stage.compares,
      isUsedByOtherContents: relations.isReadByOthers || relations.readsOthers || feedsOthers,
      isStep: isInteractive
    )
    self.timing = needs.isCompared ? timing : nil
    let besideNeedsDeliveryTime =
      switch mode {
      case .off: false
      case .shadow(_, let candidate): candidate.needsDeliveryTime
      case .live: true
      case .complete(_, let upstream): upstream != nil
      }
    needsDeliveryTime =
      besideNeedsDeliveryTime || usesContext && (mode.shownSlot != nil || relations.isReadByOthers)
  }

  /// Connects the observers of the mode's handlers and slot, except for the observer of an arriving
  /// handler.
  ///
  /// - Parameter isDelivering: Whether the bridge is delivering responses.
  func connectObservers(isDelivering: @escaping @MainActor () -> Bool) {
    switch mode {
    case .off, .complete: break
    case .shadow(.showing(let side), let candidate):
      side.emissionLog = candidate.streams?.legacy
      if let timing { side.emissionListener = .shownTiming(timing) }
    case .shadow(.arriving(let handler, _), let candidate):
      handler.side.emissionLog = candidate.streams?.legacy
    case .live(let slot, let spare):
      spare.side.emissionLog = spare.streams?.legacy
      spare.streams?.recordValues(of: slot, isDelivering: isDelivering)
      if let timing { spare.side.emissionListener = .candidateTiming(timing) }
    }
  }

  /// Disconnects the observers that ``connectObservers(isDelivering:)`` connected.
  func disconnectObservers() {
    mode.shownOrArrivingHandler?.side.emissionLog = nil
    mode.shownOrArrivingHandler?.side.emissionListener = .none
    guard case .live(_, let spare) = mode else { return }
    spare.side.emissionLog = nil
    spare.side.emissionListener = .none
    spare.streams?.stopObserving()
  }
}
