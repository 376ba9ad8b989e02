import Parity
import ScreenDocument
import TopScreen

/// The factory of the lanes of a screen's contents, from routes, handlers and the legacy
/// environment.
///
/// It is an object, because a struct of this size would be copied for each content.
@MainActor
final class LaneFactory<UIState: AnyObject> {
  let state: UIState
  private let routes: ContentRoutes<UIState>
  private(set) var handlers: LegacyHandlers
  private(set) var environment: LegacyEnvironment
  private let settings: CandidateSettings
  /// The reporter of undeclared feeds between handlers; `nil` if the bridge does not search for
  /// them.
  let undeclaredFeedReporter: UndeclaredFeedReporter?

  init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    handlers: LegacyHandlers,
    environment: LegacyEnvironment,
    settings: CandidateSettings,
    undeclaredFeedReporter: UndeclaredFeedReporter?
  ) {
    self.state = state
    self.routes = routes
    self.handlers = handlers
    self.environment = environment
    self.settings = settings
    self.undeclaredFeedReporter = undeclaredFeedReporter
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
    reading values: FirstContentSlotValues<UIState>,
    sharing sharedDependencies: SharedLaneDependencies
  ) -> (any ContentLane)? {
    let registration = handlers[kind]
    let clock = sharedDependencies.environment.clock
    let constants = ContentConstants(
      id: id,
      kind: kind,
      additionIndex: additionIndex,
      dataFlow: LaneDataFlow(
        hasObservableOutput: registration?.hasObservableOutput ?? false,
        isReadByOthers: routes.ownFamilyIfReadByOthers(of: kind) != nil,
        readsOthers: routes.dependencyRank(of: kind) > 0
      ),
      sharedDependencies: sharedDependencies,
      latencyMeter: settings.measuresLatency ? LatencyMeter(clock) : nil,
      contextAtAddition: clock.viewDataContext
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
  func makeSharedLaneDependencies(
    isDelivering: @escaping @MainActor () -> Bool,
    onSideChange: @escaping @MainActor (ContentID) -> Void,
    runIfProbationAllows: @escaping @MainActor (any ContentLane, _ body: () -> Void) -> Void
  ) -> SharedLaneDependencies {
    SharedLaneDependencies(
      environment,
      SharedComparisonSettings(
        isStrict: settings.isStrict,
        isDelivering: isDelivering,
        responseHasher: settings.responseHasher,
        pipelineRecorder: undeclaredFeedReporter?.recorder,
        settlingTime: settings.budget.settlingTime,
        isTimeVirtual: settings.isTimeVirtual
      ),
      onSideChange: onSideChange,
      runIfProbationAllows: runIfProbationAllows
    )
  }

  /// Restricts a decision to the stages that the kind's sides allow.
  func restrictToPossibleStages(_ decision: inout StageDecision, of kind: ContentKind) {
    if handlers[kind] == nil {
      decision.restrict(to: .complete, because: "no legacy side")
    } else if routes[kind] == nil {
      decision.restrict(to: .off, because: "no state side")
    } else if handlers[kind]?.hasObservableOutput == false, decision.stage.compares {
      decision.restrict(to: .off, because: "the handler has no output to observe")
    }
  }
}
