import Parity
import ScreenDocument
import TopScreen

/// Creates the lanes of a screen's contents from routes, handlers and the legacy environment.
///
/// It is an object, because a struct of this size would be copied for each content.
@MainActor
final class LaneFactory<UIState: AnyObject> {
  let state: UIState
  private let routes: ContentRoutes<UIState>
  private(set) var handlers: LegacyHandlers
  private(set) var environment: LegacyEnvironment
  private let settings: CandidateSettings
  /// The search for undeclared feeds between handlers; `nil` if the bridge does not search for
  /// them.
  let feedWatch: FeedWatch?

  init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    handlers: LegacyHandlers,
    environment: LegacyEnvironment,
    settings: CandidateSettings,
    feedWatch: FeedWatch?
  ) {
    self.state = state
    self.routes = routes
    self.handlers = handlers
    self.environment = environment
    self.settings = settings
    self.feedWatch = feedWatch
  }

  /// Replaces the handlers and the environment by those of another screen.
  func beginNewScreen(handlers: LegacyHandlers, environment: LegacyEnvironment) {
    self.handlers = handlers
    self.environment = environment
  }

  /// Returns whether a kind has a route or a handler.
  func hasRouteOrHandler(for kind: ContentKind) -> Bool {
    handlers[kind] != nil || routes[kind] != nil
  }

  /// Creates the lane of a content; `nil` if its kind has neither route nor handler.
  func makeLane(
    _ id: ContentID,
    _ kind: ContentKind,
    additionIndex: Int,
    _ stageAndFeeding: StageAndFeeding,
    reading values: SlotValues<UIState>,
    in surroundings: LaneSurroundings
  ) -> (any ContentLane)? {
    let registration = handlers[kind]
    let clock = surroundings.environment.clock
    let constants = LaneConstants(
      id: id,
      kind: kind,
      additionIndex: additionIndex,
      traits: LaneTraits(
        isObservable: registration?.isObservable ?? false,
        isReadByOthers: routes.familyIfRead(of: kind) != nil,
        readsOthers: routes.dependencyRank(of: kind) > 0
      ),
      surroundings: surroundings,
      latencyMeter: settings.measuresTime ? LatencyMeter(clock) : nil,
      context: clock.routeContext
    )
    let route = routes[kind]
    if let registration {
      return registration.makeLane(
        constants,
        stageAndFeeding,
        route: route,
        state: state,
        values: values
      )
    }
    return route?.accept(
      StateOnlyLaneMaker(
        constants: constants,
        stageAndFeeding: stageAndFeeding,
        state: state,
        valuesToRead: values
      )
    )
  }

  /// Creates what the lanes of a screen share.
  func makeSurroundings(
    isDelivering: @escaping @MainActor () -> Bool,
    onSideChange: @escaping @MainActor (ContentID) -> Void
  ) -> LaneSurroundings {
    LaneSurroundings(
      environment,
      LaneInstruments(
        isStrict: settings.isStrict,
        isDelivering: isDelivering,
        responseHasher: settings.responseHasher,
        pipelineRecorder: feedWatch?.recorder,
        settlingTime: settings.budget.settlingTime,
        isTimeVirtual: settings.isTimeVirtual
      ),
      onSideChange: onSideChange
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
