import Parity
import TopScreen
import UIStateLayer

/// The parts from which a lane creates the two sides of its content, their effects, and the judge
/// of their comparison.
///
/// It is an object, because the contents of a kind share it, and a struct of this size would be
/// copied for each of them.
final class LaneSideDefinitions<Response, Output: ViewData> {
  /// The function that creates the handler of a content; `nil` if the kind has no legacy handler.
  let makeLegacy:
    (@MainActor (LegacyEnvironment, ContentConstants) -> LegacySide<Response, Output>)?
  /// The state side; `nil` if the kind has no route.
  let state: StateSideDefinition<Response, Output>?
  /// The effects of both sides; `nil` if the route has no effects.
  let effects: ShownSideEffectPerformer<Response, Output>?
  let judge: ParityJudge<Output>
  /// The reducer of the route for actions of the user; `nil` if the route accepts no actions, or
  /// the kind has no route.
  ///
  /// It is not a part of ``state``, because ``state`` is copied for each response.
  let interaction: RouteInteraction<Response, Output>?
  /// The check and the decoding of the actions that the handlers accept; `nil` if they accept none,
  /// or the kind has no handlers.
  let actionDecoder: HandlerActionDecoder?

  /// Whether every side that the kind has accepts actions of the user.
  var isInteractive: Bool {
    if state != nil, interaction == nil { return false }
    return makeLegacy == nil || actionDecoder != nil
  }

  @MainActor
  init(
    _ constants: ContentConstants,
    makeLegacy: (@MainActor (LegacyEnvironment, ContentConstants) -> LegacySide<Response, Output>)?,
    state: StateSideDefinition<Response, Output>?,
    interaction: RouteInteraction<Response, Output>? = nil,
    actionDecoder: HandlerActionDecoder? = nil,
    judge: ParityJudge<Output>
  ) {
    self.makeLegacy = makeLegacy
    self.state = state
    self.judge = judge
    self.interaction = interaction
    self.actionDecoder = actionDecoder
    effects = state?.makeDueEffectSelector().map {
      ShownSideEffectPerformer($0, on: constants.environment.effects)
    }
  }
}
