import Parity
import UIStateLayer

/// What both worlds have for one content.
struct LaneSides<Response, Output: ViewData> {
  /// Makes a handler; `nil` where the old world does not know the kind.
  let makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?
  /// The new side; `nil` where the new world does not know the kind.
  let state: StateSide<Response, Output>?
  /// What both sides do to the world; `nil` where the route asks for no effects.
  let effects: LaneEffects<Response, Output>?
  let judge: ParityJudge<Output>

  @MainActor
  init(
    _ plan: LanePlan,
    makeLegacy: (@MainActor (LegacyEnvironment) -> LegacySide<Response, Output>)?,
    state: StateSide<Response, Output>?,
    judge: ParityJudge<Output>
  ) {
    self.makeLegacy = makeLegacy
    self.state = state
    self.judge = judge
    effects = state?.makeEffects().map { LaneEffects($0, on: plan.environment.effects) }
  }
}
