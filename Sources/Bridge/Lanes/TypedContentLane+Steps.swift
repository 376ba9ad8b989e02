import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The steps of an interactive content.
extension TypedContentLane {
  func accepts(_ action: UserAction) throws(ActionRejection) {
    if sides.state != nil, sides.interaction?.accepts(action) != true {
      throw .notInteractive(plan.id, side: .state)
    }
    if sides.makeLegacy != nil, sides.actions?.accepts(action) != true {
      throw .notInteractive(plan.id, side: .legacy)
    }
    if held.isNone { throw .noResponse(plan.id) }
  }

  func action(_ json: JSONValue) throws -> UserAction {
    if let interaction = sides.interaction { return try interaction.decode(json) }
    if let actions = sides.actions { return try actions.decode(json) }
    throw ActionRejection.notInteractive(plan.id, side: .legacy)
  }

  func send(_ action: UserAction, number: Int) throws(ActionRejection) -> Bool {
    try accepts(action)
    guard let steps else { throw .notInteractive(plan.id, side: .state) }
    return serve(.action(action), number: number, in: steps)
  }

  /// Delivers a response of an interactive content.
  ///
  /// This is a separate function, so that a delivery to other contents does not inspect the
  /// metadata of the event type.
  @inline(never)
  func serveStep(_ response: Response, number: Int) -> Bool {
    guard let steps else { return false }
    return serve(.response(response), number: number, in: steps)
  }

  /// Delivers an event to the shown side, and stores the step for the candidate.
  ///
  /// - Returns: Whether the shown output may have changed.
  @inline(never)
  func serve(
    _ event: ContentEvent<Response, UserAction>,
    number: Int,
    in steps: LaneSteps<Response, Output>
  ) -> Bool {
    let moment = plan.environment.clock.now
    guard let response = delivery(of: event, at: moment, number: number, in: steps) else {
      return false
    }
    recordShown(in: steps, unless: .overtaken)
    let step = LaneStep<Response, Output>(
      event: event,
      response: response,
      moment: moment,
      number: number
    )
    if steps.append(step) {
      if stage == .live { steps.isComplete.legacy = false } else { steps.isComplete.state = false }
    }
    effects?.stepBegins()
    if !work.needs.comparison { steps.ran = steps.end }
    if !work.needs.comparison || mode.arriving != nil { _ = steps.discardAll() }
    let changes =
      work.timing.map { $0.timeShown { show(event, at: moment, in: steps) } }
      ?? show(event, at: moment, in: steps)
    if standing.feedsOthers { runForOthers(event, at: moment, in: steps) }
    return changes
  }

  private func delivery(
    of event: ContentEvent<Response, UserAction>,
    at moment: Date,
    number: Int,
    in steps: LaneSteps<Response, Output>
  ) -> Delivery<Response>? {
    guard case .response(let response) = event else { return steps.newest?.response }
    return Delivery(response, payload: held.payload, at: moment, number: number)
  }

  private func show(
    _ event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: LaneSteps<Response, Output>
  ) -> Bool {
    switch mode {
    case .off(.showing(let handler)), .shadow(.showing(let handler), _):
      handler.take(event)
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
    guard let session = steps.session ?? sides.interaction?.makeSession() else {
      preconditionFailure("'\(plan.kind)' has no reducer, and its slot is shown.")
    }
    steps.session = session
    let value = session.reduce(event, in: plan.context.at(moment))
    let isStale = if case .action = event { slot.phase == .stale } else { false }
    let changes = slot.fill(with: value)
    if isStale { slot.markStale() }
    return (value, changes)
  }

  private func runForOthers(
    _ event: ContentEvent<Response, UserAction>,
    at moment: Date,
    in steps: LaneSteps<Response, Output>
  ) {
    switch mode {
    case .off, .shadow: break
    case .live: runSteps(in: steps)
    case .complete(_, let upstream): upstream?.run(event, at: moment)
    }
  }

  /// Returns the view data after all steps, for contents that read it while a handler is shown;
  /// `nil` before the first step, and without a route.
  func readValue(in steps: LaneSteps<Response, Output>) -> Output? {
    guard !steps.isEmpty, let interaction = sides.interaction else { return nil }
    let (session, next) = steps.read ?? (interaction.makeSession(), steps.firstKept)
    for (event, step) in steps.events(from: next) {
      _ = session.reduce(event, in: plan.context.at(step.moment))
    }
    steps.read = (session, steps.end)
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
  func startSession(in steps: LaneSteps<Response, Output>) -> Output? {
    guard !steps.isEmpty, let interaction = sides.interaction else { return nil }
    var session = interaction.makeSession()
    effects?.takeOver()
    for (event, step) in steps.events(from: steps.firstKept) {
      let value = session.reduce(event, in: plan.context.at(step.moment))
      effects?.skip(event, showing: value)
    }
    if steps.firstKept > 0 {
      if case .shadow(_, let candidate) = mode, let known = candidate.session?.copy() {
        for (event, step) in steps.events(from: steps.ran) {
          _ = known.reduce(event, in: plan.context.at(step.moment))
        }
        session = known
      } else {
        steps.isComplete.state = false
      }
    }
    steps.session = session
    return session.output
  }

  /// Prepares the sides of a new mode: a new side will receive the kept steps, and steps before the
  /// flip are no longer compared.
  func begin(
    _ flip: FlipPlan,
    in steps: LaneSteps<Response, Output>
  ) {
    _ = steps.discardAll()
    steps.read = nil
    if flip.shown == .startHandler || flip.beside == .handler {
      steps.isComplete.legacy = steps.firstKept == 0
    }
    switch mode {
    case .off: steps.ran = steps.end
    case .shadow(_, let candidate):
      guard candidate.session == nil else { break }
      candidate.session = steps.session?.copy()
      steps.ran = candidate.session == nil ? steps.firstKept : steps.end
      if candidate.session == nil { steps.isComplete.state = steps.firstKept == 0 }
    case .live: if flip.beside == .handler { steps.ran = steps.firstKept }
    case .complete:
      if flip.beside == .none { steps.ran = steps.end } else { runForOthers(in: steps) }
    }
  }

  /// Delivers the steps to a handler that other handlers listen to.
  func runForOthers(in steps: LaneSteps<Response, Output>) {
    switch mode {
    case .off, .shadow: break
    case .live: runSteps(in: steps)
    case .complete(_, let upstream):
      for (event, step) in steps.events(from: steps.ran) { upstream?.run(event, at: step.moment) }
      steps.ran = steps.end
    }
  }

  /// Delivers the steps to an arriving handler, each when the handler has no pending work, and
  /// shows the handler when it has received all steps and has emitted.
  func continueHandover() {
    guard let steps, let arriving = mode.arriving, !arriving.isReplaying else { return }
    arriving.isReplaying = true
    let doesEffects = effects == nil
    while !arriving.side.hasPendingWork, arriving.takeNext(in: steps, doesEffects: doesEffects) {}
    arriving.isReplaying = false
    guard arriving.next == steps.end, !arriving.side.hasPendingWork else {
      arriving.retry = plan.environment.main.scheduleOnMain(after: Handover.stepPause) {
        [weak self] in self?.continueHandover()
      }
      return
    }
    if arriving.side.output != nil { completeHandover() }
  }
}
