package import UIStateLayer

/// The effects of one content: the route's function, and the effects performed so far.
@MainActor
package final class RoutedEffects<Response, Output: ViewData> {
  private let effects: @Sendable (Response, Output) -> [RoutedEffect]
  private let actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  private var memory = EffectMemory()

  package init(
    _ effects: @escaping @Sendable (Response, Output) -> [RoutedEffect],
    ofActions actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])? = nil
  ) {
    self.effects = effects
    self.actionEffects = actionEffects
  }

  /// Returns the effects to perform for a response, and records them as performed.
  package func due(for response: Response, showing viewData: Output) -> [ContentEffect] {
    memory.due(effects(response, viewData))
  }

  /// Returns the effects to perform for an event, and records them as performed.
  package func due(
    for event: ContentEvent<Response, UserAction>,
    showing viewData: Output
  ) -> [ContentEffect] {
    switch event {
    case .response(let response): due(for: response, showing: viewData)
    case .action(let action): memory.due(actionEffects?(action, viewData) ?? [])
    }
  }

  /// Replaces the memory with effects that were performed elsewhere.
  package func takeOver(from effects: some Sequence<ContentEffect>) {
    memory = EffectMemory()
    memory.note(effects)
  }
}
