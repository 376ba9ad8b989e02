package import UIStateLayer

/// What one content does along its route: the route's function, and what it has done so far.
@MainActor
package final class RoutedEffects<Response, Output: ViewData> {
  private let effects: @Sendable (Response, Output) -> [RoutedEffect]
  private var memory = EffectMemory()

  package init(_ effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]) {
    self.effects = effects
  }

  /// What is to be done on account of a response, which counts as done from now on.
  package func due(for response: Response, showing viewData: Output) -> [ContentEffect] {
    memory.due(effects(response, viewData))
  }

  /// Takes over from somebody who has done some effects.
  package func takeOver(from effects: some Sequence<ContentEffect>) {
    memory = EffectMemory()
    memory.note(effects)
  }
}
