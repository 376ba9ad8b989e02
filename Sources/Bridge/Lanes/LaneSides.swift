import Parity
import TopScreen
import UIStateLayer

/// Creates the two sides of one content.
struct LaneSides<Response, Output: ViewData> {
  /// Creates a handler; `nil` if the kind has no legacy handler.
  let makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?
  /// The state side; `nil` if the kind has no route.
  let state: StateSide<Response, Output>?
  /// The effects of both sides; `nil` if the route has no effects.
  let effects: LaneEffects<Response, Output>?
  let judge: ParityJudge<Output>
  /// How the route receives actions of the user; `nil` if it receives none, or if there is no route.
  ///
  /// Not a part of ``state``, which is copied for each response.
  let interaction: RouteInteraction<Response, Output>?
  /// The actions that the handlers receive; `nil` if they receive none, or if the kind has no handlers.
  let actions: HandlerActions?

  /// Whether every side that the kind has receives actions of the user.
  var isInteractive: Bool {
    if state != nil, interaction == nil { return false }
    return makeLegacy == nil || actions != nil
  }

  @MainActor
  init(
    _ plan: LanePlan,
    makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?,
    state: StateSide<Response, Output>?,
    interaction: RouteInteraction<Response, Output>? = nil,
    actions: HandlerActions? = nil,
    judge: ParityJudge<Output>
  ) {
    self.makeLegacy = makeLegacy
    self.state = state
    self.judge = judge
    self.interaction = interaction
    self.actions = actions
    effects = state?.makeEffects().map { LaneEffects($0, on: plan.environment.effects) }
  }
}
