package import UIStateLayer

/// The effects of one content: the route's function, and the effects performed so far.
@MainActor
package final class RoutedEffects<Response, Output: ViewData> {
  private let effects: @Sendable (Response, Output) -> [RoutedEffect]
  private var memory = EffectMemory()

  package init(_ effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]) {
    self.effects = effects
  }

  /// Returns the effects to perform for a response, and records them as performed.
  package func due(for response: Response, showing viewData: Output) -> [ContentEffect] {
    memory.due(effects(response, viewData))
  }

  /// Replaces the memory with effects that were performed elsewhere.
  package func takeOver(from effects: some Sequence<ContentEffect>) {
    memory = EffectMemory()
    memory.note(effects)
  }
}
