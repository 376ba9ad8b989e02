import ScreenDocument
import TopScreen
import UIStateLayer

extension TypedContentLane {
  /// Whether a response is for other contents too.
  var isNotedByOthers: Bool { plan.isRead || plan.readsOthers || plan.feedsHandlers }

  func showOtherSide() {
    show(legacy: sides.legacy, slot: sides.slot, coming: nil)
    switch stage.shows {
    case .state where sides.slot == nil: showSlot()
    case .legacy where sides.legacy == nil: showHandler()
    case .state, .legacy, .none: break
    }
  }

  func showSlot() {
    let slot = state?.slots()[plan.id.rawValue]
    if let held, let state {
      let value = state.viewData(held.response, in: plan.context.at(held.moment))
      slot?.fill(with: value)
      effects?.takeOver(held.response, showing: value)
    }
    if let failure { slot?.fail(UIStateFailure(failure.message)) }
    show(legacy: nil, slot: slot, coming: nil)
    side = .state
    sideChanged()
  }

  func showHandler() {
    let withheld = WithheldEffects(plan.environment.effects)
    var environment = plan.environment
    environment.effects = withheld
    if let effects { environment = effects.noting(environment) }
    guard let side = makeLegacy?(environment) else { return }
    let coming = ComingHandler(side, withheld)
    guard let held else { return show(coming) }
    side.configure(held.response)
    if !plan.isObservable || side.output != nil { return show(coming) }
    comingCount += 1
    show(legacy: nil, slot: sides.slot, coming: coming)
    side.shows = { [weak self] in self?.showAnyway() }
  }

  func show(_ handler: ComingHandler<Response, Output>) {
    let slot = sides.slot
    show(legacy: handler.come(), slot: nil, coming: nil)
    side = .legacy
    slot?.markStale()
    sideChanged()
  }

  func show(
    legacy: LegacySide<Response, Output>?,
    slot: UIStateSlot<Output>?,
    coming: ComingHandler<Response, Output>?
  ) {
    sides = LaneSides(
      legacy: legacy,
      slot: slot,
      coming: coming,
      candidate: sides.candidate,
      feeder: sides.feeder,
      usesContext: usesContext && (slot != nil || plan.isRead),
      isNotedByOthers: isNotedByOthers,
      timing: plan.timing,
      isStrict: judge.isStrict
    )
  }

  /// The last good response, as if it were delivered now.
  var held: Delivery<Response>? {
    let response = lastResponse?.response ?? lastPayload.flatMap { try? $0.decode(Response.self) }
    return response.map { Delivery($0, at: plan.environment.clock.now, number: 0) }
  }

  static func makeCandidate(
    _ plan: LanePlan,
    _ makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?,
    _ state: StateSide<Response, Output>?
  ) -> Candidate<Response, Output>? {
    switch plan.decision.stage {
    case .off, .complete: nil
    case .shadow: state.map { Candidate(state: $0, in: plan.context) }
    case .live: makeLegacy.map { Candidate(legacy: $0, in: plan.environment, beside: state) }
    }
  }

  static func makeFeeder(
    _ plan: LanePlan,
    _ makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?
  ) -> Candidate<Response, Output>? {
    guard plan.decision.stage == .complete, plan.feedsHandlers else { return nil }
    return makeLegacy.map { Candidate(legacy: $0, in: plan.environment) }
  }
}
