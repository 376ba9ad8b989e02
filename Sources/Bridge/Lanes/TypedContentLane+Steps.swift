import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The steps of an interactive content.
extension TypedContentLane {
  func checkAllSidesAccept(_ action: UserAction) throws(ActionRejection) {
    if sides.state != nil, sides.interaction?.accepts(action) != true {
      throw .notInteractive(constants.id, side: .state)
    }
    if sides.makeLegacy != nil, sides.actionDecoder?.accepts(action) != true {
      throw .notInteractive(constants.id, side: .legacy)
    }
    if heldResponse.isNone { throw .noResponse(constants.id) }
  }

  func decodeAction(from json: JSONValue) throws -> UserAction {
    if let interaction = sides.interaction { return try interaction.decode(json) }
    if let decoder = sides.actionDecoder { return try decoder.decode(json) }
    throw ActionRejection.notInteractive(constants.id, side: .legacy)
  }

  func send(_ action: UserAction, number: Int) throws(ActionRejection) -> MayChangeScreen {
    try checkAllSidesAccept(action)
    guard let steps = stepsIfInteractive else { throw .notInteractive(constants.id, side: .state) }
    return deliverAndStore(.action(action), number: number, in: steps)
  }

  /// Delivers a response of an interactive content.
  ///
  /// This is a separate function, because the runtime looks up the generic type of the event here.
  /// Contents that are not interactive do not pay for this.
  @inline(never)
  func deliverResponseStep(_ response: Response, number: Int) -> MayChangeScreen {
    guard let steps = stepsIfInteractive else { return false }
    return deliverAndStore(.response(response), number: number, in: steps)
  }

  /// Delivers an event to the shown side, and stores the step for the candidate.
  ///
  /// - Returns: Whether the shown output may have changed.
  @inline(never)
  func deliverAndStore(
    _ event: ContentEvent<Response, UserAction>,
    number: Int,
    in steps: StepHistory<Response, Output>
  ) -> MayChangeScreen {
    let moment = constants.environment.clock.now
    guard let response = newestResponse(after: event, at: moment, number: number, in: steps) else {
      return false
    }
    recordShownOutput(in: steps, evenIfBusyBecause: .overtaken)
    let step = LaneStep<Response, Output>(
      event: event,
      newestResponse: response,
      moment: moment,
      deliveryNumber: number
    )
    if steps.append(step) == .missedByCandidate {
      if stage == .live {
        steps.hasCompleteHistory.legacy = false
      } else {
        steps.hasCompleteHistory.state = false
      }
    }
    effects?.beginStepRecord()
    if !deliveryPlan.reasonsToStore.isCompared {
      steps.nextIndexForCandidate = steps.receivedStepCount
      _ = steps.excludeAllFromComparison()
    } else if mode.arrivingHandler != nil {
      steps.skipAllInComparison()
    }
    let changes =
      deliveryPlan.latencyMeter.map {
        $0.measureShown { show(event, at: moment, in: steps) }
      }
      ?? show(event, at: moment, in: steps)
    if stageAndFeeding.feedsOthers { runHandlerForListeners(event, at: moment, in: steps) }
    return changes
  }

  private func newestResponse(
    after event: ContentEvent<Response, UserAction>,
    at moment: Date,
    number: Int,
    in steps: StepHistory<Response, Output>
  ) -> Delivery<Response>? {
    guard case .response(let response) = event else { return steps.newest?.newestResponse }
    return Delivery(response, payload: heldResponse.payload, at: moment, number: number)
  }

  private func show(
    _ event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: StepHistory<Response, Output>
  ) -> MayChangeScreen {
    switch mode {
    case .off(.showing(let handler)), .shadow(.showing(let handler), _):
      handler.handle(event)
      return true
    case .off(.arriving(_, let slot)), .shadow(.arriving(_, let slot), _):
      let (value, changes) = fill(slot, with: event, at: moment, in: steps)
      effects?.performEffects(of: event, showing: value)
      continueHandover()
      return changes
    case .live(let slot, _), .complete(let slot, _):
      if case .live(_, let spare) = mode { spare.emissionLogs?.state.beginResponse() }
      let (value, changes) = fill(slot, with: event, at: moment, in: steps)
      effects?.performEffects(of: event, showing: value)
      return changes
    }
  }

  private func fill(
    _ slot: UIStateSlot<Output>,
    with event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: StepHistory<Response, Output>
  ) -> (value: Output, changes: Bool) {
    guard let session = steps.shownSession ?? sides.interaction?.makeSession() else {
      preconditionFailure(
        "'\(constants.kind)' needs a reducer for its actions. Give its route one."
      )
    }
    steps.shownSession = session
    let value = session.reduce(event, in: constants.contextAtAddition.at(moment))
    if case .live(_, let spare) = mode {
      spare.emissionLogs?.recordFirstFillIfUnannounced(of: slot, with: value)
    }
    return (value, slot.fill(with: value, after: event))
  }

  private func runHandlerForListeners(
    _ event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: StepHistory<Response, Output>
  ) {
    switch mode {
    case .off, .shadow: break
    case .live: runCandidateStepsIfProbationAllows(in: steps)
    case .complete(_, let upstream): upstream?.run(event, at: moment)
    }
  }

  private func runCandidateStepsIfProbationAllows(in steps: StepHistory<Response, Output>) {
    // The probation counts each run.
    guard canCandidateRunNext(in: steps) else { return }
    constants.sharedDependencies.runIfProbationAllows(self) { runCandidateSteps(in: steps) }
  }
}

extension TypedContentLane {
  /// Creates the local state after all steps for a slot that will be shown, and returns its view
  /// data; `nil` before the first step.
  ///
  /// The effects of these steps are recorded as performed.
  ///
  /// The state is computed from the kept steps. If steps were dropped, this state may be wrong. On
  /// the stage `shadow`, it is then replaced by a copy of the candidate slot's state, which has
  /// received the dropped steps. On any other stage, it is used as it is, and the state side is
  /// recorded as incomplete.
  func replayForShownSlot(_ steps: StepHistory<Response, Output>) -> Output? {
    guard !steps.isEmpty, let interaction = sides.interaction else { return nil }
    var session = interaction.makeSession()
    effects?.markHandlerEffectsAsPerformed()
    for (event, step) in steps.events(from: steps.firstKeptIndex) {
      let value = session.reduce(event, in: constants.contextAtAddition.at(step.moment))
      effects?.markEffectsAsPerformed(of: event, showing: value)
    }
    if steps.firstKeptIndex > 0 {
      if case .shadow(_, let candidate) = mode, let known = candidate.session?.copy() {
        for (event, step) in steps.events(from: steps.nextIndexForCandidate) {
          _ = known.reduce(event, in: constants.contextAtAddition.at(step.moment))
        }
        session = known
      } else {
        steps.hasCompleteHistory.state = false
      }
    }
    steps.shownSession = session
    return session.output
  }

  /// Prepares the sides of a new mode: a new side will receive the kept steps.
  ///
  /// A new candidate slot is an exception if the shown slot had a local state: the candidate slot
  /// continues with a copy of that state, and does not receive the earlier steps. If the stage
  /// changes, steps before the flip are no longer compared.
  func prepareNewSidesForSteps(
    after flip: FlipPlan,
    changesStage: Bool,
    in steps: StepHistory<Response, Output>
  ) {
    if changesStage {
      _ = steps.excludeAllFromComparison()
      steps.sessionForReaders = nil
    }
    if flip.shownSideChange == .startHandler || flip.hiddenSideChange == .startHandler {
      steps.hasCompleteHistory.legacy = steps.firstKeptIndex == 0
    }
    switch mode {
    case .off: steps.nextIndexForCandidate = steps.receivedStepCount
    case .shadow(_, let candidate):
      guard candidate.session == nil else { break }
      candidate.session = steps.shownSession?.copy()
      steps.nextIndexForCandidate =
        candidate.session == nil ? steps.firstKeptIndex : steps.receivedStepCount
      if candidate.session == nil { steps.hasCompleteHistory.state = steps.firstKeptIndex == 0 }
    case .live:
      if flip.hiddenSideChange == .startHandler {
        steps.nextIndexForCandidate = steps.firstKeptIndex
      }
    case .complete:
      if flip.hiddenSideChange == .release {
        steps.nextIndexForCandidate = steps.receivedStepCount
      } else {
        if flip.hiddenSideChange == .startHandler {
          steps.nextIndexForCandidate = steps.firstKeptIndex
        }
        runHandlerForListeners(in: steps)
      }
    }
  }

  /// Delivers to the handler beside the slot the steps that it has not received.
  ///
  /// Other handlers listen to this handler: the spare handler on `live`, the upstream handler on
  /// `complete`.
  func runHandlerForListeners(in steps: StepHistory<Response, Output>) {
    switch mode {
    case .off, .shadow: break
    case .live: runCandidateStepsIfProbationAllows(in: steps)
    case .complete(_, let upstream):
      for (event, step) in steps.events(from: steps.nextIndexForCandidate) {
        upstream?.run(event, at: step.moment)
      }
      steps.nextIndexForCandidate = steps.receivedStepCount
    }
  }

  /// Delivers the remaining steps to an arriving handler, and shows the handler when it has
  /// received all steps, has no pending work and has emitted.
  ///
  /// A step is delivered only while the handler has no pending work. This function is called at the
  /// flip, after each new step, after each emission of the handler, and after a pause
  /// (``HandoverTimes/pauseWhileHandlerIsBusy``) while the handler has pending work.
  func continueHandover() {
    guard let steps = stepsIfInteractive,
      case .arriving(let arriving, let slot)? = mode.shownOrArrivingHandler,
      !arriving.isDeliveringSteps
    else {
      return
    }
    guard
      deliverSteps(of: steps, to: arriving, while: { !arriving.side.hasPendingWork })
    else {
      return
    }
    guard arriving.nextStepIndex == steps.receivedStepCount, !arriving.side.hasPendingWork else {
      arriving.scheduledDeliveryContinuation = constants.environment.main.scheduleOnMain(
        after: HandoverTimes.pauseWhileHandlerIsBusy
      ) {
        [weak self] in self?.continueHandover()
      }
      return
    }
    if arriving.canReplace(slot) { completeHandover() }
  }

  /// Delivers the steps that an arriving handler has not received, one after the other, while a
  /// condition holds.
  ///
  /// A handler that emits within a step starts no second delivery. One that flips the content
  /// within a step, and is not arriving any more, receives no further steps.
  ///
  /// - Returns: Whether the handler is still arriving.
  func deliverSteps(
    of steps: StepHistory<Response, Output>,
    to handler: ArrivingHandler<Response, Output>,
    while condition: () -> Bool
  ) -> Bool {
    handler.isDeliveringSteps = true
    defer { handler.isDeliveringSteps = false }
    while mode.arrivingHandler === handler, condition(),
      handler.deliverNextStep(of: steps, performsEffects: effects == nil)
    {}
    return mode.arrivingHandler === handler
  }
}
