import UIStateLayer

/// A handler that is to take a content over, and has nothing to show yet.
@MainActor
final class ComingHandler<Response, Output: ViewData> {
  let side: LegacySide<Response, Output>
  private let effects: WithheldEffects

  init(_ side: LegacySide<Response, Output>, _ effects: WithheldEffects) {
    self.side = side
    self.effects = effects
  }

  /// Configures the handler with a response that nobody has shown before.
  func configure(_ response: Response) {
    effects.open()
    side.configure(response)
  }

  /// Has the handler's effects done from now on.
  func come() -> LegacySide<Response, Output> {
    effects.open()
    return side
  }
}
