import UIStateLayer

/// A handler that is shown in its slot's place as soon as it has emitted.
@MainActor
final class ArrivingHandler<Response, Output: ViewData> {
  let side: LegacySide<Response, Output>
  /// Ends the handover if the handler does not emit; cancelled when the handler is shown or released.
  var deadline: Cancellation?
  private let effects: WithheldEffects

  init(_ side: LegacySide<Response, Output>, _ effects: WithheldEffects) {
    self.side = side
    self.effects = effects
  }

  /// Configures the handler with a response that was shown before, whose effects were done.
  func prepare(_ response: Response) {
    side.configure(response)
  }

  /// Configures the handler with a new response.
  func configure(_ response: Response) {
    effects.open()
    side.configure(response)
  }

  /// Returns the handler to be shown, whose effects are done from now on.
  func activate() -> LegacySide<Response, Output> {
    effects.open()
    return side
  }
}
