import UIStateLayer

/// A handler that replaces the slot of its content on the screen as soon as it has emitted.
@MainActor
final class ArrivingHandler<Response, Output: ViewData> {
  let side: LegacySide<Response, Output>
  /// Ends the handover if the handler does not emit; cancelled when the handler is shown or
  /// released.
  var deadline: Cancellation?
  /// The index of the next step that the handler of an interactive content will receive.
  private(set) var next = 0
  /// Whether steps are being delivered to the handler.
  var isReplaying = false
  /// The scheduled call that continues the delivery of steps, after a pause for the handler's work.
  var retry: Cancellation?
  /// The number of the last step before the flip.
  private var lastNumber = 0
  private let effects: WithheldEffects

  init(_ side: LegacySide<Response, Output>, _ effects: WithheldEffects) {
    self.side = side
    self.effects = effects
  }

  /// Configures the handler with a response that was shown before; its effects are not performed
  /// again.
  func prepare(_ response: Response) {
    side.configure(response)
  }

  /// Prepares the delivery of steps, from the first kept one.
  ///
  /// The effects of the steps so far are not performed again.
  func begin(_ steps: LaneSteps<Response, Output>) {
    next = steps.firstKept
    lastNumber = steps.newest?.number ?? 0
  }

  /// Delivers the next step to the handler.
  ///
  /// - Parameters:
  ///   - steps: The steps of the content.
  ///   - doesEffects: Whether the handler performs the effects of new steps, because the shown slot
  ///     performs none.
  /// - Returns: Whether there was a next step.
  func takeNext(in steps: LaneSteps<Response, Output>, doesEffects: Bool) -> Bool {
    guard next < steps.end else { return false }
    next = max(next, steps.firstKept)
    if doesEffects, steps[next].number > lastNumber { effects.open() }
    let events = steps.events(from: next).prefix { $0.step.number == steps[next].number }
    next += 1
    for (event, _) in events { side.take(event) }
    return true
  }

  /// Configures the handler with a new response, whose effects are performed.
  func configure(_ response: Response) {
    effects.open()
    side.configure(response)
  }

  /// Returns the handler to show, whose effects are performed from now on.
  func activate() -> LegacySide<Response, Output> {
    effects.open()
    return side
  }
}
