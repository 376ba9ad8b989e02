import Parity
import ScreenDocument
import TopScreen

/// Creates the lanes of a screen's contents from routes, handlers and the legacy environment.
@MainActor
struct LaneFactory<UIState: AnyObject> {
  let state: UIState
  let routes: ContentRoutes<UIState>
  var handlers: LegacyHandlers
  var environment: LegacyEnvironment
  let settings: CandidateSettings
  /// The search for undeclared feeds between handlers; `nil` if the bridge does not search for
  /// them.
  let feedWatch: FeedWatch?

  /// Returns whether a kind has a route or a handler.
  func knows(_ kind: ContentKind) -> Bool { routes[kind] != nil || handlers[kind] != nil }

  /// Creates the lane of a content; `nil` if its kind has neither route nor handler.
  func makeLane(
    _ id: ContentID,
    _ kind: ContentKind,
    order: Int,
    _ standing: LaneStanding,
    reading values: SlotValues<UIState>,
    isDelivering: @escaping @MainActor () -> Bool,
    onSideChange: @escaping @MainActor () -> Void
  ) -> (any ContentLane)? {
    let registration = handlers[kind]
    let plan = LanePlan(
      id: id,
      kind: kind,
      order: order,
      relations: LaneRelations(
        isObservable: registration?.isObservable ?? false,
        isRead: routes.observedFamily(of: kind) != nil,
        readsOthers: routes.rank(of: kind) > 0
      ),
      instruments: LaneInstruments(
        isStrict: settings.isStrict,
        isDelivering: isDelivering,
        timing: settings.measuresTime ? LaneTiming(environment.clock) : nil,
        responseHasher: settings.responseHasher,
        recorder: feedWatch?.recorder,
        settlingTime: settings.budget.settlingTime,
        isTimeVirtual: settings.isTimeVirtual
      ),
      environment: environment,
      context: environment.clock.routeContext,
      onSideChange: onSideChange
    )
    let route = routes[kind]
    if let registration {
      return registration.makeLane(plan, standing, route: route, state: state, values: values)
    }
    return route?.accept(
      StateOnlyLaneMaker(plan: plan, standing: standing, state: state, values: values)
    )
  }

  /// Restricts a decision to the stages that the kind's sides allow.
  func restrict(_ decision: inout StageDecision, of kind: ContentKind) {
    if handlers[kind] == nil {
      decision.restrict(to: .complete, because: "no legacy side")
    } else if routes[kind] == nil {
      decision.restrict(to: .off, because: "no state side")
    } else if handlers[kind]?.isObservable == false, decision.stage.compares {
      decision.restrict(to: .off, because: "the handler has no output to observe")
    }
  }
}
