import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

extension TypedContentLane {
  static func modeAtCreation(
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>,
    _ stageAndFeeding: LaneStanding
  ) -> LaneMode<Response, Output> {
    let stage = stageAndFeeding.decision.stage
    switch stage.shownSide {
    case .legacy, .none:
      guard let makeLegacy = sides.makeLegacy else {
        preconditionFailure("'\(plan.kind)' needs a handler on stage \(stage). Register one.")
      }
      var environment = plan.environment
      environment.effects =
        sides.effects?.recordingPort(passingTo: environment.effects) ?? environment.effects
      let side = makeLegacy(
        stage == .shadow ? environment.countingPendingWork() : environment,
        plan
      )
      guard stage == .shadow else { return .off(.showing(side)) }
      return .shadow(.showing(side), candidate: makeCandidateSlot(plan, sides))
    case .state:
      let slot = makeSlot(plan, sides)
      guard stage == .live else {
        return .complete(
          slot,
          upstream: stageAndFeeding.feedsOthers ? makeUpstream(plan, sides) : nil
        )
      }
      return .live(slot, spare: makeSpare(plan, sides))
    }
  }

  func apply(_ newStageAndFeeding: LaneStanding) {
    let stage = newStageAndFeeding.decision.stage
    let flip = FlipPlan(
      from: mode.stage,
      to: stage,
      isArriving: mode.arrivingHandler != nil,
      feedsOthers: (before: stageAndFeeding.feedsOthers, after: newStageAndFeeding.feedsOthers)
    )
    stageAndFeeding = newStageAndFeeding
    let next: LaneMode<Response, Output> =
      switch stage {
      case .off: .off(handler(after: flip))
      case .shadow: .shadow(handler(after: flip), candidate: candidateSlot(after: flip))
      case .live: .live(slot(after: flip), spare: spare(after: flip))
      case .complete: .complete(slot(after: flip), upstream: upstream(after: flip))
      }
    switchMode(to: next)
    if let steps { prepareSteps(for: flip, in: steps) }
    if flip.besideChange == .startSlot || flip.besideChange == .startHandler, work.needs.isCompared
    {
      effects?.beginCandidateHistory(hasEarlierResponses: !heldResponse.isNone)
    }
    if flip.shownChange == .showSlot { plan.reportSideChange() }
    if flip.shownChange == .startHandler { beginHandover() }
    if flip.besideChange == .startHandler || flip.besideChange == .redeliverHeldResponse {
      runHandlerForListeners()
    }
  }

  private func handler(after flip: FlipPlan) -> ShownOrArrivingHandler<Response, Output> {
    if let handler = mode.shownOrArrivingHandler, flip.shownChange == .keep { return handler }
    guard let slot = mode.shownSlot, let makeLegacy = sides.makeLegacy else {
      preconditionFailure("'\(plan.kind)' needs a handler to leave stage complete. Register one.")
    }
    let withheld = WithheldEffects(plan.environment.effects)
    var environment = plan.environment.countingPendingWork()
    environment.effects = effects?.recordingPort(passingTo: withheld) ?? withheld
    return .arriving(ArrivingHandler(makeLegacy(environment, plan), withheld), over: slot)
  }

  /// Delivers the held response or steps to an arriving handler; shows the handler at once if it
  /// has emitted, has no output, or no response is held.
  private func beginHandover() {
    if let steps, !steps.isEmpty { return beginHandover(of: steps) }
    guard let arriving = mode.arrivingHandler, let held = heldResponseDeliveredNow() else {
      return completeHandover()
    }
    arriving.configure(withAlreadyShown: held.response)
    guard plan.relations.isObservable, arriving.side.output == nil else {
      return completeHandover()
    }
    arriving.scheduledHandoverEnd = plan.environment.main.scheduleOnMain(
      after: HandoverLimits.maximumWaitForEmission
    ) {
      [weak self] in self?.completeHandover()
    }
  }

  private func beginHandover(of steps: LaneSteps<Response, Output>) {
    guard let arriving = mode.arrivingHandler else { return }
    arriving.prepareDelivery(of: steps)
    arriving.scheduledHandoverEnd = plan.environment.main.scheduleOnMain(
      after: HandoverLimits.maximumWaitForEmission
    ) {
      [weak self] in self?.completeHandover()
    }
    continueHandover()
  }

  /// Delivers the remaining steps to the arriving handler and shows it, even if it has not emitted;
  /// does nothing if no handler is arriving.
  func completeHandover() {
    guard case .arriving(let handler, let slot)? = mode.shownOrArrivingHandler else { return }
    if let steps {
      while handler.deliverNextStep(of: steps, performsEffects: effects == nil) {}
      steps.shownSession = nil
    }
    switchMode(to: mode.showing(handler.activate()))
    slot.markStale()
    plan.reportSideChange()
  }

  private func slot(after flip: FlipPlan) -> UIStateSlot<Output> {
    if let slot = mode.shownSlot { return slot }
    let slot = Self.makeSlot(plan, sides)
    if let steps {
      if let value = makeShownSession(in: steps) { slot.fill(with: value) }
    } else if let held = heldResponseDeliveredNow(), let state = sides.state {
      let value = state.viewData(held.response, in: plan.context.at(held.moment))
      slot.fill(with: value)
      effects?.markEffectsAsPerformed(of: held.response, showing: value)
    }
    if let failure { slot.fail(UIStateFailure(failure.message)) }
    return slot
  }

  private func candidateSlot(after flip: FlipPlan) -> CandidateSlot<Response, Output> {
    if case .shadow(_, let candidate) = mode, flip.besideChange == .keep { return candidate }
    return Self.makeCandidateSlot(plan, sides)
  }

  private func spare(after flip: FlipPlan) -> SpareHandler<Response, Output> {
    if case .live(_, let spare) = mode, flip.besideChange != .startHandler { return spare }
    return Self.makeSpare(plan, sides)
  }

  private func upstream(after flip: FlipPlan) -> SpareHandler<Response, Output>? {
    switch (flip.besideChange, mode) {
    case (.release, _), (.startSlot, _): nil
    case (.startHandler, _): Self.makeUpstream(plan, sides)
    case (.keep, .live(_, let spare)), (.redeliverHeldResponse, .live(_, let spare)): spare
    case (.keep, .complete(_, let upstream)), (.redeliverHeldResponse, .complete(_, let upstream)):
      upstream
    case (.keep, _), (.redeliverHeldResponse, _): nil
    }
  }

  /// Delivers the steps of an interactive content, or the held response of any other content, to
  /// the handler beside the slot; does nothing if no other handler listens to that handler.
  private func runHandlerForListeners() {
    guard stageAndFeeding.feedsOthers else { return }
    if let steps { return runHandlerForListeners(in: steps) }
    guard let held = heldResponseDeliveredNow() else { return }
    switch mode {
    case .off, .shadow: break
    case .live(_, let spare): spare.run(held)
    case .complete(_, let upstream): upstream?.run(held)
    }
  }
}

extension TypedContentLane {
  private static func makeSlot(
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>
  ) -> UIStateSlot<Output> {
    requiredStateSide(plan, sides).slots()[plan.id.rawValue]
  }

  private static func makeCandidateSlot(
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>
  ) -> CandidateSlot<Response, Output> {
    CandidateSlot(
      requiredStateSide(plan, sides),
      sides.interaction,
      in: plan.context,
      isStrict: sides.judge.isStrict
    )
  }

  private static func makeSpare(
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>
  ) -> SpareHandler<Response, Output> {
    guard let makeLegacy = sides.makeLegacy else {
      preconditionFailure("'\(plan.kind)' needs a handler on stage live. Register one.")
    }
    return SpareHandler(
      { makeLegacy($0, plan) },
      in: plan.environment.countingPendingWork(),
      effects: sides.state?.makeEffects(),
      isStrict: sides.judge.isStrict
    )
  }

  private static func makeUpstream(
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>
  ) -> SpareHandler<Response, Output>? {
    sides.makeLegacy.map { make in SpareHandler({ make($0, plan) }, in: plan.environment) }
  }

  private static func requiredStateSide(
    _ plan: LanePlan,
    _ sides: LaneSides<Response, Output>
  ) -> StateSide<Response, Output> {
    guard let state = sides.state else {
      preconditionFailure("'\(plan.kind)' needs a route on its stage. Register one.")
    }
    return state
  }
}
