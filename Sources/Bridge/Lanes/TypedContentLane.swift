import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The router of the responses of one content to the sides that its stage selects.
///
/// | stage      | legacy handler | slot     | compared |
/// | ---------- | -------------- | -------- | -------- |
/// | `off`      | shown          | –        | no       |
/// | `shadow`   | shown          | private  | yes      |
/// | `live`     | spare          | shown    | yes      |
/// | `complete` | –              | shown    | no       |
///
/// The shown side receives each response at once. The candidate runs in a later turn, with the
/// newest response and the moment of its delivery; the candidate of an interactive content receives
/// every response and action. A spare handler that feeds other handlers runs at once, if its
/// probation allows it.
///
/// A flip keeps the objects that both stages need (``FlipPlan``). The slot stays the same object as
/// long as the content is on the screen, and is stale while a handler is shown. A side that will be
/// shown receives the held response without performing its effects again; a handler replaces the
/// slot once it has emitted.
final class TypedContentLane<Response: Decodable & Sendable, Output: ViewData>: ContentLane {
  let constants: ContentConstants
  /// The received responses and actions of an interactive content; `nil` if the content accepts no
  /// actions.
  let stepsIfInteractive: StepHistory<Response, Output>?
  let sides: LaneSideDefinitions<Response, Output>
  var stageAndFeeding: StageAndFeeding
  private(set) var failure: Diagnostic?
  private(set) var deliveryPlan: DeliveryPlan<Response, Output>
  private(set) var heldResponse = HeldResponse<Response>.none
  var pendingComparison = PendingComparison()
  /// The last valid response, kept if other contents read this one, or if it reads others.
  var responseForReaders: ResponseAndViewData<Response, Output>?
  /// The function that compares two responses; `nil` if their type is not `Equatable`.
  ///
  /// Lazy, because finding it is slow, and only responses that the caller has decoded are compared.
  private lazy var areEqual = ResponseEquality<Response>.areEqual

  init(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>,
    _ stageAndFeeding: StageAndFeeding
  ) {
    self.constants = constants
    self.sides = sides
    self.stageAndFeeding = stageAndFeeding
    stepsIfInteractive = sides.isInteractive ? StepHistory() : nil
    let mode = Self.modeAtCreation(constants, sides, stageAndFeeding)
    deliveryPlan = Self.makeDeliveryPlan(mode, constants, sides, stageAndFeeding)
    deliveryPlan.connectObservers(isDelivering: constants.comparisonSettings.isDelivering)
  }

  var types: LaneTypes {
    LaneTypes(response: ObjectIdentifier(Response.self), output: ObjectIdentifier(Output.self))
  }

  var isInteractive: Bool { stepsIfInteractive != nil }

  func isOfKind(_ kind: ContentKind) -> Bool { constants.kind == kind }

  var mode: LaneMode<Response, Output> { deliveryPlan.mode }
  var effects: ShownSideEffectPerformer<Response, Output>? { sides.effects }
  var stage: Stage { mode.stage }
  var side: Side { deliveryPlan.showsHandler ? .legacy : .state }

  /// Sets a mode of the same stage; the observers of its sides stay connected.
  ///
  /// Only an upstream handler, which has no observers, can differ.
  func replaceModeKeepingObservers(by mode: LaneMode<Response, Output>) {
    deliveryPlan = Self.makeDeliveryPlan(mode, constants, sides, stageAndFeeding)
  }

  /// Sets the mode, and connects the observers of its sides.
  func switchMode(to mode: LaneMode<Response, Output>) {
    deliveryPlan.disconnectObservers()
    deliveryPlan = Self.makeDeliveryPlan(mode, constants, sides, stageAndFeeding)
    deliveryPlan.connectObservers(isDelivering: constants.comparisonSettings.isDelivering)
    // The weak reference is created only here: retaining an object is slower once a weak reference
    // to it exists.
    guard let arriving = mode.arrivingHandler else { return }
    arriving.side.emissionListener =
      stepsIfInteractive == nil
      ? .arrivingHandler { [weak self] in
        AlreadyShownResponseWork.runOutside { self?.completeHandover() }
      }
      : .arrivingHandler { [weak self] in
        AlreadyShownResponseWork.runOutside { self?.continueHandover() }
      }
  }

  private static func makeDeliveryPlan(
    _ mode: LaneMode<Response, Output>,
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>,
    _ stageAndFeeding: StageAndFeeding
  ) -> DeliveryPlan<Response, Output> {
    DeliveryPlan(
      mode,
      latencyMeter: constants.latencyMeter,
      usesContext: sides.state?.viewData.usesContext ?? false,
      dataFlow: constants.dataFlow,
      feedsOthers: stageAndFeeding.feedsOthers,
      isInteractive: sides.isInteractive
    )
  }

  func deliver(_ response: ResponseData, number: Int) -> MayChangeScreen {
    if let decoded = response.decodedResponse {
      guard let typed = decoded.typed(as: Response.self) else {
        return markFailed(with: response.responseError(expecting: Response.self))
      }
      guard deliveryPlan.showsHandler, let areEqual else {
        return deliver(typed.value, number: number)
      }
      // A legacy handler that receives an equal response again shows the same output.
      let repeats = failure == nil && holdsEqual(typed.value, by: areEqual)
      return deliver(typed.value, number: number) && !repeats
    }
    do {
      return try decodeAndDeliver(response, number: number)
    } catch {
      return markFailed(with: error)
    }
  }

  /// Marks the content as failed.
  ///
  /// A route that reads other slots computes the view data again, from the last valid response and
  /// the current values of those slots. Any other content keeps its view data.
  ///
  /// - Returns: Whether the screen may have changed: false if the content had already failed and
  ///   its value stays.
  private func markFailed(with error: ContentDecodingError) -> MayChangeScreen {
    let before = failure
    failure = error.diagnostic
    let changed = recomputeIfReadingOthers()
    mode.shownSlot?.fail(UIStateFailure(error.description))
    return changed || before == nil
  }

  /// Decodes and delivers a response in its JSON form.
  ///
  /// - Returns: Whether the screen may have changed.
  /// - Throws: The error of the decoding; nothing is then delivered.
  private func decodeAndDeliver(
    _ response: ResponseData,
    number: Int
  ) throws(ContentDecodingError) -> MayChangeScreen {
    let payload = response.payload
    let decoded = try payload.decode(Response.self)
    let hadFailed = failure != nil
    if hadFailed { failure = nil }
    let before = heldResponse.payload
    if deliveryPlan.reasonsToStore.isCompared {
      heldResponse.hold(decoded, payload: payload, momentIfNew: constants.contextAtAddition.now)
    } else {
      heldResponse = .payload(payload)
    }
    let changesSlot = deliverAndStore(decoded, number: number)
    if hadFailed { return true }
    return mode.shownSlot == nil ? before?.bytes != payload.bytes : changesSlot
  }

  /// Delivers a response that the caller has decoded.
  ///
  /// - Returns: Whether the screen may have changed.
  func deliver(_ response: Response, number: Int) -> MayChangeScreen {
    let hadFailed = failure != nil
    if hadFailed { failure = nil }
    heldResponse.hold(response, payload: nil, momentIfNew: constants.contextAtAddition.now)
    return deliverAndStore(response, number: number) || hadFailed
  }

  /// Returns whether the held response equals another one; false if no response is held, or if the
  /// held response was delivered as raw JSON.
  private func holdsEqual(
    _ response: Response,
    by areEqual: (Response, Response) -> Bool
  ) -> Bool {
    guard let delivery = heldResponse.alreadyDecodedDelivery, delivery.payload == nil else {
      return false
    }
    return areEqual(delivery.response, response)
  }

  /// Delivers a response to the shown side, and stores it for the comparison and for other
  /// contents.
  ///
  /// - Returns: Whether the shown output may have changed.
  private func deliverAndStore(_ response: Response, number: Int) -> MayChangeScreen {
    let plan = deliveryPlan
    let moment =
      plan.dependsOnDeliveryTime
      ? constants.sharedDependencies.environment.clock.now : constants.contextAtAddition.now
    if !plan.reasonsToStore.isEmpty {
      if plan.reasonsToStore.isStep { return deliverResponseStep(response, number: number) }
      if plan.reasonsToStore.isCompared {
        storeHeldResponseForComparison(deliveredAt: moment, number: number)
      }
      if plan.reasonsToStore.isLinkedToOtherContents {
        storeForReadersAndRunForListeners(response, at: moment, number: number)
      }
      if let latencyMeter = plan.latencyMeter {
        return latencyMeter.measureShown { show(response, at: moment, plan.mode) }
      }
    }
    return show(response, at: moment, plan.mode)
  }

  @inline(__always)
  private func show(
    _ response: Response,
    at moment: Date,
    _ mode: LaneMode<Response, Output>
  ) -> MayChangeScreen {
    switch mode {
    case .off(.showing(let handler)), .shadow(.showing(let handler), _):
      handler.configure(response)
      return true
    case .off(.arriving(let handler, let slot)), .shadow(.arriving(let handler, let slot), _):
      guard let state = sides.state else { return false }
      let value = state.viewData(response, in: constants.contextAtAddition.at(moment))
      let changes = slot.fill(with: value)
      effects?.markEffectsAsPerformed(of: response, showing: value)
      handler.configure(withNew: response)
      return changes
    case .live(let slot, _), .complete(let slot, _):
      guard let state = sides.state else { return false }
      let value = state.viewData(response, in: constants.contextAtAddition.at(moment))
      if case .live(_, let spare) = mode {
        spare.emissionLogs?.recordFirstFillIfUnannounced(of: slot, with: value)
      }
      let changes = slot.fill(with: value)
      effects?.performEffects(of: response, showing: value)
      return changes
    }
  }

  /// Stores the newest response for the comparison.
  @inline(__always)
  private func storeHeldResponseForComparison(deliveredAt moment: Date, number: Int) {
    guard let delivery = heldResponse.alreadyDecodedDelivery else { return }
    delivery.moment = moment
    delivery.number = number
    pendingComparison.noteDelivery(number)
    effects?.beginRecordOfComparedResponse()
    guard case .live(_, let spare) = mode else { return }
    spare.hasReceivedNewestResponse = false
    spare.emissionLogs?.state.beginResponse()
  }

  /// Stores a response for contents that read this one, and runs the handler beside the slot if
  /// other handlers listen to it.
  ///
  /// This is a separate function, because the runtime looks up the generic types that are allocated
  /// here. A response that no other content needs does not pay for this.
  @inline(never)
  private func storeForReadersAndRunForListeners(
    _ response: Response,
    at moment: Date,
    number: Int
  ) {
    let delivery = Delivery(response, at: moment, number: number)
    if constants.dataFlow.isReadByOthers || constants.dataFlow.readsOthers {
      responseForReaders = ResponseAndViewData(delivery: delivery)
    }
    guard stageAndFeeding.feedsOthers else { return }
    // Running handlers listen to this one, and must not wait for the comparison.
    switch mode {
    case .off, .shadow: break
    case .live: constants.sharedDependencies.runIfProbationAllows(self) { runCandidate() }
    case .complete(_, let upstream): upstream?.run(delivery)
    }
  }

  func markStale() { mode.shownSlot?.markStale() }

  func releaseSlot() { sides.state?.slots().release(constants.id.rawValue) }

  /// Returns the last valid response as a delivery at the current time; `nil` if there is none.
  func heldResponseAsDelivery() -> Delivery<Response>? {
    heldResponse.delivery(at: constants.environment.clock.now)
  }
}
