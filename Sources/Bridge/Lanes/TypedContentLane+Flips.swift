import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

extension TypedContentLane {
  static func modeAtCreation(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>,
    _ stageAndFeeding: StageAndFeeding
  ) -> LaneMode<Response, Output> {
    let stage = stageAndFeeding.decision.stage
    switch stage.shownSide {
    case .legacy, .none:
      guard let makeLegacy = sides.makeLegacy else {
        preconditionFailure("'\(constants.kind)' needs a handler on stage \(stage). Register one.")
      }
      var environment = constants.environment
      environment.effects =
        sides.effects?.recordingPort(passingTo: environment.effects) ?? environment.effects
      // Also on `off`: the handler is compared after a flip to `shadow`.
      let side = makeLegacy(
        sides.state == nil ? environment : environment.countingPendingWork(),
        constants
      )
      guard stage == .shadow else { return .off(.showing(side)) }
      return .shadow(.showing(side), candidate: makeHiddenStateSide(constants, sides))
    case .state:
      let slot = existingOrNewSlot(constants, sides)
      guard stage == .live else {
        return .complete(
          slot,
          upstream: stageAndFeeding.feedsOthers
            ? makeUpstreamHandler(constants, sides) : nil
        )
      }
      return .live(slot, spare: makeSpareHandler(constants, sides))
    }
  }

  func apply(_ newStageAndFeeding: StageAndFeeding) {
    let stage = newStageAndFeeding.decision.stage
    let flip = FlipPlan(
      from: mode.stage,
      to: stage,
      isArriving: mode.arrivingHandler != nil,
      feedsOthers: (
        before: stageAndFeeding.feedsOthers,
        after: newStageAndFeeding.feedsOthers
      )
    )
    stageAndFeeding = newStageAndFeeding
    let next: LaneMode<Response, Output> =
      switch stage {
      case .off: .off(keptOrNewHandler(after: flip))
      case .shadow:
        .shadow(keptOrNewHandler(after: flip), candidate: keptOrNewHiddenStateSide(after: flip))
      case .live: .live(keptOrNewShownSlot(after: flip), spare: keptOrNewSpareHandler(after: flip))
      case .complete:
        .complete(keptOrNewShownSlot(after: flip), upstream: keptOrNewUpstreamHandler(after: flip))
      }
    let changesStage = stage != mode.stage
    if changesStage {
      switchMode(to: next)
    } else {
      replaceModeKeepingObservers(by: next)
    }
    if let steps = stepsIfInteractive {
      prepareNewSidesForSteps(after: flip, changesStage: changesStage, in: steps)
    }
    if flip.hiddenSideChange == .startSlot || flip.hiddenSideChange == .startHandler,
      deliveryPlan.reasonsToStore.isCompared
    {
      effects?.beginCandidateResponseHistory(hasEarlierResponses: !heldResponse.isNone)
    }
    if flip.shownSideChange == .showSlot { constants.reportSideChange() }
    if flip.shownSideChange == .startHandler { beginHandover() }
    if flip.hiddenSideChange == .startHandler || flip.hiddenSideChange == .deliverMissedResponse {
      runHandlerForListeners()
    }
  }

  private func keptOrNewHandler(after flip: FlipPlan) -> ShownOrArrivingHandler<Response, Output> {
    if let handler = mode.shownOrArrivingHandler, flip.shownSideChange == .keep { return handler }
    guard let slot = mode.shownSlot, let makeLegacy = sides.makeLegacy else {
      preconditionFailure(
        "'\(constants.kind)' needs a handler to leave stage complete. Register one."
      )
    }
    let initiallyDiscardingPort = InitiallyDiscardingEffectsPort(constants.environment.effects)
    var environment = constants.environment.countingPendingWork()
    environment.effects =
      effects?.recordingPort(passingTo: initiallyDiscardingPort) ?? initiallyDiscardingPort
    return .arriving(
      ArrivingHandler(makeLegacy(environment, constants), initiallyDiscardingPort),
      over: slot
    )
  }

  /// Delivers the held response or steps to an arriving handler; shows the handler at once if it
  /// has emitted, has no output, or no response is held.
  private func beginHandover() {
    if let steps = stepsIfInteractive, !steps.isEmpty { return beginHandover(of: steps) }
    guard case .arriving(let arriving, let slot)? = mode.shownOrArrivingHandler,
      let held = heldResponseAsDelivery()
    else {
      return completeHandover()
    }
    arriving.configure(withAlreadyShown: held.response)
    guard constants.dataFlow.hasObservableOutput, !arriving.canReplace(slot) else {
      return completeHandover()
    }
    arriving.scheduledHandoverEnd = constants.environment.main.scheduleOnMain(
      after: HandoverTimes.maximumWaitForEmission
    ) {
      [weak self] in self?.completeHandover()
    }
  }

  private func beginHandover(of steps: StepHistory<Response, Output>) {
    guard let arriving = mode.arrivingHandler else { return }
    arriving.prepareDelivery(of: steps)
    arriving.scheduledHandoverEnd = constants.environment.main.scheduleOnMain(
      after: HandoverTimes.maximumWaitForEmission
    ) {
      [weak self] in self?.completeHandover()
    }
    continueHandover()
  }

  /// Delivers the remaining steps to the arriving handler and shows it, even if it has not emitted;
  /// does nothing if no handler is arriving.
  ///
  /// If the handler flips the content while it receives these steps, and is not arriving any more,
  /// it is not shown.
  func completeHandover() {
    guard case .arriving(let handler, let slot)? = mode.shownOrArrivingHandler else { return }
    if let steps = stepsIfInteractive {
      guard deliverSteps(of: steps, to: handler, while: { true }) else { return }
      steps.shownSession = nil
    }
    let side = handler.startPerformingEffects(constants.environment.main)
    switchMode(to: mode.afterHandover(to: side))
    slot.markStale()
    constants.reportSideChange()
  }

  private func keptOrNewShownSlot(after flip: FlipPlan) -> UIStateSlot<Output> {
    if let slot = mode.shownSlot { return slot }
    let slot = Self.existingOrNewSlot(constants, sides)
    if let steps = stepsIfInteractive {
      if let value = replayForShownSlot(steps) { slot.fill(with: value) }
    } else if let held = heldResponseAsDelivery(), let state = sides.state {
      let value = state.viewData(held.response, in: constants.contextAtAddition.at(held.moment))
      slot.fill(with: value)
      useMomentOfFlipForReaders(held.moment)
      effects?.markHandlerEffectsAsPerformed()
      effects?.markEffectsAsPerformed(of: held.response, showing: value)
    }
    if let failure { slot.fail(UIStateFailure(failure.message)) }
    return slot
  }

  private func keptOrNewHiddenStateSide(after flip: FlipPlan) -> HiddenStateSide<Response, Output> {
    if case .shadow(_, let candidate) = mode, flip.hiddenSideChange == .keep { return candidate }
    return Self.makeHiddenStateSide(constants, sides)
  }

  private func keptOrNewSpareHandler(after flip: FlipPlan) -> HiddenHandler<Response, Output> {
    if case .live(_, let spare) = mode, flip.hiddenSideChange != .startHandler { return spare }
    return Self.makeSpareHandler(constants, sides)
  }

  private func keptOrNewUpstreamHandler(after flip: FlipPlan) -> HiddenHandler<Response, Output>? {
    switch (flip.hiddenSideChange, mode) {
    case (.release, _), (.startSlot, _): nil
    case (.startHandler, _): Self.makeUpstreamHandler(constants, sides)
    case (.keep, .live(_, let spare)), (.deliverMissedResponse, .live(_, let spare)): spare
    case (.keep, .complete(_, let upstream)), (.deliverMissedResponse, .complete(_, let upstream)):
      upstream
    case (.keep, _), (.deliverMissedResponse, _): nil
    }
  }

  /// Delivers to the handler beside the slot what it has not received, if other handlers listen to
  /// this handler.
  ///
  /// An interactive content delivers its steps. Any other content delivers its newest response: if
  /// that waits to be compared, the handler runs as its candidate.
  private func runHandlerForListeners() {
    guard stageAndFeeding.feedsOthers else { return }
    if let steps = stepsIfInteractive { return runHandlerForListeners(in: steps) }
    switch mode {
    case .off, .shadow: break
    case .live(_, let spare):
      guard !spare.hasReceivedNewestResponse, !heldResponse.isNone else { return }
      constants.sharedDependencies.runIfProbationAllows(self) {
        if pendingComparison.isNewestWaitingForCandidate {
          runCandidate()
        } else if let held = heldResponseAsDelivery() {
          spare.run(held)
        }
      }
    case .complete(_, let upstream):
      guard let upstream, !upstream.hasReceivedNewestResponse else { return }
      if let held = heldResponseAsDelivery() { upstream.run(held) }
    }
  }
}

extension TypedContentLane {
  private static func existingOrNewSlot(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>
  ) -> UIStateSlot<Output> {
    requiredStateSide(constants, sides).slots()[constants.id.rawValue]
  }

  private static func makeHiddenStateSide(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>
  ) -> HiddenStateSide<Response, Output> {
    HiddenStateSide(
      requiredStateSide(constants, sides),
      sides.interaction,
      in: constants.contextAtAddition,
      isStrict: sides.judge.isStrict
    )
  }

  private static func makeSpareHandler(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>
  ) -> HiddenHandler<Response, Output> {
    guard let makeLegacy = sides.makeLegacy else {
      preconditionFailure("'\(constants.kind)' needs a handler on stage live. Register one.")
    }
    return HiddenHandler(
      { makeLegacy($0, constants) },
      in: constants.environment.countingPendingWork(),
      effects: sides.state?.makeDueEffectSelector(),
      isStrict: sides.judge.isStrict
    )
  }

  private static func makeUpstreamHandler(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>
  ) -> HiddenHandler<Response, Output>? {
    sides.makeLegacy.map { make in
      HiddenHandler({ make($0, constants) }, in: constants.environment)
    }
  }

  private static func requiredStateSide(
    _ constants: ContentConstants,
    _ sides: LaneSideDefinitions<Response, Output>
  ) -> StateSideDefinition<Response, Output> {
    guard let state = sides.state else {
      preconditionFailure("'\(constants.kind)' needs a route on its stage. Register one.")
    }
    return state
  }
}
