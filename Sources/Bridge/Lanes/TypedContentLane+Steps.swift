import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The steps of an interactive content.
extension TypedContentLane {
  func checkAcceptance(of action: UserAction) throws(ActionRejection) {
    if sides.state != nil, sides.interaction?.accepts(action) != true {
      throw .notInteractive(plan.id, side: .state)
    }
    if sides.makeLegacy != nil, sides.actions?.accepts(action) != true {
      throw .notInteractive(plan.id, side: .legacy)
    }
    if heldResponse.isNone { throw .noResponse(plan.id) }
  }

  func decodeAction(from json: JSONValue) throws -> UserAction {
    if let interaction = sides.interaction { return try interaction.decode(json) }
    if let actions = sides.actions { return try actions.decode(json) }
    throw ActionRejection.notInteractive(plan.id, side: .legacy)
  }

  func send(_ action: UserAction, number: Int) throws(ActionRejection) -> Bool {
    try checkAcceptance(of: action)
    guard let steps else { throw .notInteractive(plan.id, side: .state) }
    return deliverAndStore(.action(action), number: number, in: steps)
  }

  /// Delivers a response of an interactive content.
  ///
  /// This is a separate function, so that a delivery to other contents does not inspect the
  /// metadata of the event type.
  @inline(never)
  func deliverStep(_ response: Response, number: Int) -> Bool {
    guard let steps else { return false }
    return deliverAndStore(.response(response), number: number, in: steps)
  }

  /// Delivers an event to the shown side, and stores the step for the candidate.
  ///
  /// - Returns: Whether the shown output may have changed.
  @inline(never)
  func deliverAndStore(
    _ event: ContentEvent<Response, UserAction>,
    number: Int,
    in steps: LaneSteps<Response, Output>
  ) -> Bool {
    let moment = plan.environment.clock.now
    guard let response = newestResponse(after: event, at: moment, number: number, in: steps) else {
      return false
    }
    recordShown(in: steps, evenIfBusyBecause: .overtaken)
    let step = LaneStep<Response, Output>(
      event: event,
      response: response,
      moment: moment,
      number: number
    )
    if steps.appendReportingLoss(step) {
      if stage == .live {
        steps.hasReceivedAll.legacy = false
      } else {
        steps.hasReceivedAll.state = false
      }
    }
    effects?.beginStep()
    if !work.needs.isCompared { steps.nextForCandidate = steps.stepCount }
    if !work.needs.isCompared || mode.arriving != nil { _ = steps.discardAllUncompared() }
    let changes =
      work.timing.map { $0.measureShown { show(event, at: moment, in: steps) } }
      ?? show(event, at: moment, in: steps)
    if stageAndFeeding.feedsOthers { runForListeners(event, at: moment, in: steps) }
    return changes
  }

  private func newestResponse(
    after event: ContentEvent<Response, UserAction>,
    at moment: Date,
    number: Int,
    in steps: LaneSteps<Response, Output>
  ) -> Delivery<Response>? {
    guard case .response(let response) = event else { return steps.newest?.response }
    return Delivery(response, payload: heldResponse.payload, at: moment, number: number)
  }

  private func show(
    _ event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: LaneSteps<Response, Output>
  ) -> Bool {
    switch mode {
    case .off(.showing(let handler)), .shadow(.showing(let handler), _):
      handler.handle(event)
      return true
    case .off(.arriving(_, let slot)), .shadow(.arriving(_, let slot), _):
      let (value, changes) = fill(slot, with: event, at: moment, in: steps)
      effects?.perform(event, showing: value)
      continueHandover()
      return changes
    case .live(let slot, _), .complete(let slot, _):
      if case .live(_, let spare) = mode { spare.streams?.state.begin() }
      let (value, changes) = fill(slot, with: event, at: moment, in: steps)
      effects?.perform(event, showing: value)
      return changes
    }
  }

  private func fill(
    _ slot: UIStateSlot<Output>,
    with event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: LaneSteps<Response, Output>
  ) -> (value: Output, changes: Bool) {
    guard let session = steps.shownSession ?? sides.interaction?.makeSession() else {
      preconditionFailure("'\(plan.kind)' has no reducer, and its slot is shown.")
    }
    steps.shownSession = session
    let value = session.reduce(event, in: plan.context.at(moment))
    let isStale = if case .action = event { slot.phase == .stale } else { false }
    let changes = slot.fill(with: value)
    if isStale { slot.markStale() }
    return (value, changes)
  }

  private func runForListeners(
    _ event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: LaneSteps<Response, Output>
  ) {
    switch mode {
    case .off, .shadow: break
    case .live: runCandidateSteps(in: steps)
    case .complete(_, let upstream): upstream?.run(event, at: moment)
    }
  }

  /// Returns the view data after all steps, for contents that read it while a handler is shown;
  /// `nil` before the first step, and without a route.
  func readValue(in steps: LaneSteps<Response, Output>) -> Output? {
    guard !steps.isEmpty, let interaction = sides.interaction else { return nil }
    let (session, next) = steps.readSession ?? (interaction.makeSession(), steps.firstKeptIndex)
    for (event, step) in steps.events(from: next) {
      _ = session.reduce(event, in: plan.context.at(step.moment))
    }
    steps.readSession = (session, steps.stepCount)
    return session.output
  }
}

extension TypedContentLane {
  /// Creates the local state after all steps for a slot that will be shown, and returns its view
  /// data; `nil` before the first step.
  ///
  /// The effects of these steps are recorded as performed. The state is computed from the kept
  /// steps. If steps were dropped, it is copied from the candidate slot of the stage `shadow`,
  /// which has received them; on any other stage, the state side is recorded as incomplete.
  func makeShownSession(in steps: LaneSteps<Response, Output>) -> Output? {
    guard !steps.isEmpty, let interaction = sides.interaction else { return nil }
    var session = interaction.makeSession()
    effects?.markShownEffectsAsPerformed()
    for (event, step) in steps.events(from: steps.firstKeptIndex) {
      let value = session.reduce(event, in: plan.context.at(step.moment))
      effects?.markAsPerformed(event, showing: value)
    }
    if steps.firstKeptIndex > 0 {
      if case .shadow(_, let candidate) = mode, let known = candidate.session?.copy() {
        for (event, step) in steps.events(from: steps.nextForCandidate) {
          _ = known.reduce(event, in: plan.context.at(step.moment))
        }
        session = known
      } else {
        steps.hasReceivedAll.state = false
      }
    }
    steps.shownSession = session
    return session.output
  }

  /// Prepares the sides of a new mode: a new side will receive the kept steps, and steps before the
  /// flip are no longer compared.
  func prepareSteps(
    for flip: FlipPlan,
    in steps: LaneSteps<Response, Output>
  ) {
    _ = steps.discardAllUncompared()
    steps.readSession = nil
    if flip.shown == .startHandler || flip.beside == .handler {
      steps.hasReceivedAll.legacy = steps.firstKeptIndex == 0
    }
    switch mode {
    case .off: steps.nextForCandidate = steps.stepCount
    case .shadow(_, let candidate):
      guard candidate.session == nil else { break }
      candidate.session = steps.shownSession?.copy()
      steps.nextForCandidate = candidate.session == nil ? steps.firstKeptIndex : steps.stepCount
      if candidate.session == nil { steps.hasReceivedAll.state = steps.firstKeptIndex == 0 }
    case .live: if flip.beside == .handler { steps.nextForCandidate = steps.firstKeptIndex }
    case .complete:
      if flip.beside == .none {
        steps.nextForCandidate = steps.stepCount
      } else {
        runForListeners(in: steps)
      }
    }
  }

  /// Delivers the steps to a handler that other handlers listen to.
  func runForListeners(in steps: LaneSteps<Response, Output>) {
    switch mode {
    case .off, .shadow: break
    case .live: runCandidateSteps(in: steps)
    case .complete(_, let upstream):
      for (event, step) in steps.events(from: steps.nextForCandidate) {
        upstream?.run(event, at: step.moment)
      }
      steps.nextForCandidate = steps.stepCount
    }
  }

  /// Delivers the steps to an arriving handler, each when the handler has no pending work, and
  /// shows the handler when it has received all steps and has emitted.
  func continueHandover() {
    guard let steps, let arriving = mode.arriving, !arriving.isDeliveringSteps else { return }
    arriving.isDeliveringSteps = true
    let performsEffects = effects == nil
    while !arriving.side.hasPendingWork,
      arriving.deliverNextStep(of: steps, performsEffects: performsEffects)
    {}
    arriving.isDeliveringSteps = false
    guard arriving.nextStepIndex == steps.stepCount, !arriving.side.hasPendingWork else {
      arriving.stepRetry = plan.environment.main.scheduleOnMain(
        after: Handover.pauseBeforeStepRetry
      ) {
        [weak self] in self?.continueHandover()
      }
      return
    }
    if arriving.side.output != nil { completeHandover() }
  }
}
