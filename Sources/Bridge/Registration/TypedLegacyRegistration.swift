import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// The registration of a legacy handler, with the types of its response and output.
final class TypedLegacyRegistration<
  Response: Decodable & Sendable,
  Output: ViewData
>: LegacyRegistration {
  typealias MakeSide =
    @MainActor (LegacyEnvironment, WorkTrackerAndPipelineScope) -> LegacySide<Response, Output>

  nonisolated let kind: ContentKind
  nonisolated let fedKinds: [ContentKind]
  nonisolated let foreignOutputTypeName: String?
  private let makeSide: MakeSide
  private let makeWatched: (@MainActor (LegacyEnvironment) -> WatchedHandler)?
  private let rules: ParityRules<Output>
  private nonisolated let actionDecoder: HandlerActionDecoder?
  private var cachedJudge: ParityJudge<Output>?
  /// The state side that all contents of the kind share, and the state that it fills.
  ///
  /// It is `nil` until a content needs it, and always for a route that reads other slots.
  private var sharedStateSide: (state: AnyObject, side: StateSideDefinition<Response, Output>)?
  /// The sides that all contents of the kind share, with the state and the strictness for which
  /// they were created.
  ///
  /// It is `nil` until a content needs the sides. It stays `nil` if each content has sides of its
  /// own, because the route has effects or reads other slots.
  private var sharedSides:
    (state: AnyObject, isStrict: Bool, sides: LaneSideDefinitions<Response, Output>)?

  init(
    key: ContentKey<Response, Output>,
    fedKinds: [ContentKind],
    rules: ParityRules<Output> = ParityRules(),
    foreignOutputTypeName: String? = nil,
    actionDecoder: HandlerActionDecoder? = nil,
    makeWatched: (@MainActor (LegacyEnvironment) -> WatchedHandler)?,
    makeSide: @escaping MakeSide
  ) {
    kind = key.kind
    self.fedKinds = fedKinds
    self.rules = rules
    self.foreignOutputTypeName = foreignOutputTypeName
    self.actionDecoder = actionDecoder
    self.makeWatched = makeWatched
    self.makeSide = makeSide
  }

  nonisolated var hasObservableOutput: Bool { makeWatched != nil }
  nonisolated var takesActions: Bool { actionDecoder != nil }

  func makeWatchedHandler(in environment: LegacyEnvironment) -> WatchedHandler? {
    makeWatched?(environment)
  }

  func verdict(
    legacy: AnyViewData?,
    state: AnyViewData?,
    otherDifferences: [ParityDifference]
  ) -> ParityVerdict {
    judge(isStrict: false).verdict(
      legacy: legacy?.base as? Output,
      state: state?.base as? Output,
      otherDifferences: otherDifferences
    )
  }

  func makeLane<UIState>(
    _ constants: ContentConstants,
    _ stageAndFeeding: StageAndFeeding,
    route: (any ErasedRoute<UIState>)?,
    state: UIState,
    values: FirstContentSlotValues<UIState>
  ) -> any ContentLane {
    TypedContentLane(
      constants,
      sides(constants, route: route, state: state, values: values),
      stageAndFeeding
    )
  }

  private func sides<UIState: AnyObject>(
    _ constants: ContentConstants,
    route: (any ErasedRoute<UIState>)?,
    state: UIState,
    values: FirstContentSlotValues<UIState>
  ) -> LaneSideDefinitions<Response, Output> {
    let isStrict = constants.comparisonSettings.isStrict
    if let sharedSides, sharedSides.state === state, sharedSides.isStrict == isStrict,
      (sharedSides.sides.state == nil) == (route == nil)
    {
      return sharedSides.sides
    }
    let route: TypedRoute<UIState, Response, Output>? = route.map { typedRoute(from: $0) }
    let sides = LaneSideDefinitions(
      constants,
      makeLegacy: sideMaker,
      state: route.map { stateSide($0, in: state, reading: values) },
      interaction: route?.interaction,
      actionDecoder: actionDecoder,
      judge: judge(isStrict: isStrict)
    )
    if sides.effects == nil, sides.state?.unfilledReads == nil {
      sharedSides = (state, isStrict, sides)
    }
    return sides
  }

  private func typedRoute<UIState>(
    from route: any ErasedRoute<UIState>
  ) -> TypedRoute<UIState, Response, Output> {
    guard let typed = route as? TypedRoute<UIState, Response, Output> else {
      preconditionFailure(
        "The route and the handler of '\(kind)' have different types. Use one content key for both."
      )
    }
    return typed
  }

  private func stateSide<UIState>(
    _ route: TypedRoute<UIState, Response, Output>,
    in state: UIState,
    reading values: FirstContentSlotValues<UIState>
  ) -> StateSideDefinition<Response, Output> {
    if let sharedStateSide, sharedStateSide.state === state { return sharedStateSide.side }
    let side = StateSideDefinition(route, in: state, reading: values)
    if side.unfilledReads == nil { sharedStateSide = (state, side) }
    return side
  }

  /// A closure that creates the handlers of a content, and records their pipelines under the
  /// content's id.
  private var sideMaker:
    @MainActor (LegacyEnvironment, ContentConstants) -> LegacySide<Response, Output>
  {
    { [makeSide, foreignOutputTypeName] environment, constants in
      let scope = PipelineScope(
        constants.id.rawValue,
        in: constants.comparisonSettings.pipelineRecorder
      )
      let workTrackerAndPipelineScope = WorkTrackerAndPipelineScope(
        tracker: environment.tracker,
        scope: scope
      )
      guard let scope else { return makeSide(environment, workTrackerAndPipelineScope) }
      let side = scope.recordCreation { makeSide(environment, workTrackerAndPipelineScope) }
      if let foreignOutputTypeName {
        scope.addForeignStream(of: side.handler, streamTypeName: foreignOutputTypeName)
      }
      return side
    }
  }

  /// Returns the judge of comparisons for all contents of the kind on one screen.
  private func judge(isStrict: Bool) -> ParityJudge<Output> {
    if let cachedJudge, cachedJudge.isStrict == isStrict || cachedJudge.isStrict {
      return cachedJudge
    }
    let judge = ParityJudge(rules, isStrict: isStrict)
    cachedJudge = judge
    return judge
  }
}
