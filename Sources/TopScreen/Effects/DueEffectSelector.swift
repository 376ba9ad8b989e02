package import UIStateLayer

/// Decides which effects of one content are performed: those that its route's functions return,
/// without those that were performed before and must not be repeated.
@MainActor
package final class DueEffectSelector<Response, Output: ViewData> {
  private let effectsOfResponse: @Sendable (Response, Output) -> [RoutedEffect]
  private let effectsOfAction: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  private var memory = EffectMemory()

  package init(
    _ effects: @escaping @Sendable (Response, Output) -> [RoutedEffect],
    ofActions actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])? = nil
  ) {
    effectsOfResponse = effects
    effectsOfAction = actionEffects
  }

  /// Returns the effects that a response requires now, and records them as performed.
  package func takeDue(for response: Response, showing viewData: Output) -> [ContentEffect] {
    memory.takeDue(among: effectsOfResponse(response, viewData))
  }

  /// Returns the effects that an event requires now, and records them as performed; none for an
  /// action if the route has no effects of actions.
  package func takeDue(
    for event: ContentEvent<Response, UserAction>,
    showing viewData: Output
  ) -> [ContentEffect] {
    switch event {
    case .response(let response): takeDue(for: response, showing: viewData)
    case .action(let action): memory.takeDue(among: effectsOfAction?(action, viewData) ?? [])
    }
  }

  /// Forgets the effects that this side has performed, and records the given ones, which the other
  /// side has performed.
  ///
  /// A recorded effect is not performed again if the route requests it once and without a key.
  package func replaceMemory(byEffectsOfOtherSide effects: some Sequence<ContentEffect>) {
    memory = EffectMemory()
    memory.recordPerformed(effects)
  }
}
