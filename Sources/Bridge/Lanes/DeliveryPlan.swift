import Parity
import UIStateLayer

/// The mode of a content, and what it requires for each delivery.
///
/// The object never changes: each change of mode creates a new object.
@MainActor
final class DeliveryPlan<Response, Output: ViewData> {
  let mode: LaneMode<Response, Output>
  /// The meter of both sides' latency; `nil` if the sides are not compared or latency is not
  /// measured.
  let latencyMeter: LatencyMeter?
  /// Whether a side that runs, or another content that reads this one, can use the time at which a
  /// response is delivered.
  ///
  /// If not, a delivery of a content that is not interactive does not read the clock.
  let dependsOnDeliveryTime: Bool
  let reasonsToStore: ReasonsToStoreResponse
  /// Whether a handler is shown, not a slot.
  let showsHandler: Bool

  init(
    _ mode: LaneMode<Response, Output>,
    latencyMeter: LatencyMeter?,
    usesContext: Bool,
    dataFlow: LaneDataFlow,
    feedsOthers: Bool,
    isInteractive: Bool
  ) {
    self.mode = mode
    showsHandler = mode.shownLegacySide != nil
    reasonsToStore = ReasonsToStoreResponse(
      isCompared: mode.stage.compares,
      isLinkedToOtherContents: dataFlow.isReadByOthers || dataFlow.readsOthers || feedsOthers,
      isStep: isInteractive
    )
    self.latencyMeter = reasonsToStore.isCompared ? latencyMeter : nil
    let hiddenSideDependsOnDeliveryTime =
      switch mode {
      case .off: false
      case .shadow(_, let candidate): candidate.dependsOnDeliveryTime
      case .live: true
      case .complete(_, let upstream): upstream != nil
      }
    dependsOnDeliveryTime =
      hiddenSideDependsOnDeliveryTime
      || usesContext && (mode.shownSlot != nil || dataFlow.isReadByOthers)
  }

  /// Connects the observers of the mode's handlers and slot, except for the observer of an arriving
  /// handler.
  ///
  /// - Parameter isDelivering: Returns whether the bridge is delivering responses.
  func connectObservers(isDelivering: @escaping @MainActor () -> Bool) {
    switch mode {
    case .off, .complete: break
    case .shadow(.showing(let side), let candidate):
      side.emissionLog = candidate.emissionLogs?.legacy
      if let latencyMeter { side.emissionListener = .shownLatencyMeter(latencyMeter) }
    case .shadow(.arriving(let handler, _), let candidate):
      handler.side.emissionLog = candidate.emissionLogs?.legacy
    case .live(let slot, let spare):
      spare.side.emissionLog = spare.emissionLogs?.legacy
      spare.emissionLogs?.recordValues(of: slot, isDelivering: isDelivering)
      if let latencyMeter { spare.side.emissionListener = .candidateLatencyMeter(latencyMeter) }
    }
  }

  /// Disconnects the observers that ``connectObservers(isDelivering:)`` connected.
  func disconnectObservers() {
    mode.shownOrArrivingHandler?.side.emissionLog = nil
    mode.shownOrArrivingHandler?.side.emissionListener = .none
    guard case .live(_, let spare) = mode else { return }
    spare.side.emissionLog = nil
    spare.side.emissionListener = .none
    spare.emissionLogs?.stopObservingSlot()
  }
}
