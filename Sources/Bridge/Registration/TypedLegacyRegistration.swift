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
    @MainActor (LegacyEnvironment, HandlerInstruments) -> LegacySide<Response, Output>

  nonisolated let kind: ContentKind
  nonisolated let feeds: [ContentKind]
  nonisolated let foreignSource: String?
  private let makeSide: MakeSide
  private let makeWatched: (@MainActor (LegacyEnvironment) -> WatchedHandler)?
  private let rules: ParityRules<Output>
  private nonisolated let actions: HandlerActions?
  private var judge: ParityJudge<Output>?
  /// The state side that all contents of the kind share, and the state that it fills; `nil` until a content needs it, and
  /// for a route that reads other slots.
  private var sharedSide: (state: AnyObject, side: StateSide<Response, Output>)?
  /// The sides that all contents of the kind share; `nil` until a content needs them, and if contents have effects of
  /// their own.
  private var sharedSides: (state: AnyObject, isStrict: Bool, sides: LaneSides<Response, Output>)?

  init(
    key: ContentKey<Response, Output>,
    feeds: [ContentKind],
    rules: ParityRules<Output> = ParityRules(),
    foreignSource: String? = nil,
    actions: HandlerActions? = nil,
    makeWatched: (@MainActor (LegacyEnvironment) -> WatchedHandler)?,
    makeSide: @escaping MakeSide
  ) {
    kind = key.kind
    self.feeds = feeds
    self.rules = rules
    self.foreignSource = foreignSource
    self.actions = actions
    self.makeWatched = makeWatched
    self.makeSide = makeSide
  }

  nonisolated var isObservable: Bool { makeWatched != nil }
  nonisolated var takesActions: Bool { actions != nil }

  func watch(_ environment: LegacyEnvironment) -> WatchedHandler? {
    makeWatched?(environment)
  }

  func makeLane<UIState>(
    _ plan: LanePlan,
    _ standing: LaneStanding,
    route: (any ErasedRoute<UIState>)?,
    state: UIState,
    values: SlotValues<UIState>
  ) -> any ContentLane {
    TypedContentLane(plan, sides(plan, route: route, state: state, values: values), standing)
  }

  private func sides<UIState: AnyObject>(
    _ plan: LanePlan,
    route: (any ErasedRoute<UIState>)?,
    state: UIState,
    values: SlotValues<UIState>
  ) -> LaneSides<Response, Output> {
    let isStrict = plan.instruments.isStrict
    if let sharedSides, sharedSides.state === state, sharedSides.isStrict == isStrict,
      (sharedSides.sides.state == nil) == (route == nil)
    {
      return sharedSides.sides
    }
    let route: TypedRoute<UIState, Response, Output>? = route.map { typed($0) }
    let sides = LaneSides(
      plan,
      makeLegacy: maker,
      state: route.map { stateSide($0, in: state, reading: values) },
      interaction: route?.interaction,
      actions: actions,
      judge: judge(isStrict: isStrict)
    )
    if sides.effects == nil, sides.state?.unfilledReads == nil {
      sharedSides = (state, isStrict, sides)
    }
    return sides
  }

  private func typed<UIState>(
    _ route: any ErasedRoute<UIState>
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
    reading values: SlotValues<UIState>
  ) -> StateSide<Response, Output> {
    if let sharedSide, sharedSide.state === state { return sharedSide.side }
    let side = StateSide(route, in: state, reading: values)
    if side.unfilledReads == nil { sharedSide = (state, side) }
    return side
  }

  /// A closure that creates the handlers of a content, and records their pipelines under the
  /// content's id.
  private var maker: @MainActor (LegacyEnvironment, LanePlan) -> LegacySide<Response, Output> {
    { [makeSide, foreignSource] environment, plan in
      let scope = PipelineScope(plan.id.rawValue, in: plan.instruments.recorder)
      let instruments = HandlerInstruments(tracker: environment.tracker, scope: scope)
      guard let scope else { return makeSide(environment, instruments) }
      let side = scope.make { makeSide(environment, instruments) }
      if let foreignSource { scope.addForeignStream(of: side.handler, source: foreignSource) }
      return side
    }
  }

  /// Returns the judge of comparisons for all contents of the kind on one screen.
  private func judge(isStrict: Bool) -> ParityJudge<Output> {
    if let judge, judge.isStrict == isStrict || judge.isStrict { return judge }
    let judge = ParityJudge(rules, isStrict: isStrict)
    self.judge = judge
    return judge
  }
}
