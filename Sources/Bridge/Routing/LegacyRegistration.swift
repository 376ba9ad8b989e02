import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

/// A registered handler with its types.
final class LegacyRegistration<
  Response: Decodable & Sendable,
  Output: ViewData
>: AnyLegacyRegistration {
  private let makeSide: @MainActor (LegacyEnvironment) -> LegacySide<Response, Output>
  private let rules: ParityRules<Output>
  private var judge: ParityJudge<Output>?
  private let makeWatched: (@MainActor (LegacyEnvironment) -> WatchedHandler)?

  init(
    key: ContentKey<Response, Output>,
    isObservable: Bool,
    feeds: [ContentKind],
    rules: ParityRules<Output>,
    makeWatched: (@MainActor (LegacyEnvironment) -> WatchedHandler)?,
    makeSide: @escaping @MainActor (LegacyEnvironment) -> LegacySide<Response, Output>
  ) {
    self.makeSide = makeSide
    self.makeWatched = makeWatched
    self.rules = rules
    super.init(kind: key.kind, isObservable: isObservable, feeds: feeds)
  }

  override func watch(_ environment: LegacyEnvironment) -> WatchedHandler? {
    makeWatched?(environment)
  }

  override func makeLane<UIState>(
    _ plan: LanePlan,
    route: AnyTypedRoute<UIState>?,
    state: UIState,
    values: SlotValues<UIState>
  ) -> ContentLane {
    var stateSide: StateSide<Response, Output>?
    if let route {
      guard let typed = route as? TypedRoute<UIState, Response, Output> else {
        preconditionFailure(
          "The route and the handler of '\(kind)' have different types. Use one content key for both."
        )
      }
      stateSide = StateSide(typed, in: state, reading: values)
    }
    let (name, recorder) = (plan.id.rawValue, plan.recorder)
    return TypedContentLane(
      plan,
      makeLegacy: { [makeSide] environment in
        guard let group = WiringGroup(name, in: recorder) else { return makeSide(environment) }
        let side = group.make { makeSide(environment) }
        side.wiring = group
        return side
      },
      state: stateSide,
      judge: judge(isStrict: plan.isStrict)
    )
  }

  /// The judge of all contents of the kind on one screen.
  private func judge(isStrict: Bool) -> ParityJudge<Output> {
    if let judge, judge.isStrict == isStrict || judge.isStrict { return judge }
    let judge = ParityJudge(rules, isStrict: isStrict)
    self.judge = judge
    return judge
  }
}
