/// The work of an effect, with its id, queue and delay.
final class EffectPlan<Action: Sendable>: Sendable {
  enum Work: Sendable {
    case send(Action)
    case cancel(EffectID)
    case run(
      @MainActor @Sendable (ActionSender<Action>) async throws -> Void,
      failure: (@MainActor @Sendable (any Error) -> Action)?
    )
    case sequence([Effect<Action>])
    case merge([Effect<Action>])
  }

  let work: Work
  let id: EffectID?
  let queue: EffectQueue?
  let delay: EffectDelay?

  init(
    _ work: Work,
    id: EffectID? = nil,
    queue: EffectQueue? = nil,
    delay: EffectDelay? = nil
  ) {
    self.work = work
    self.id = id
    self.queue = queue
    self.delay = delay
  }

  /// Returns a copy of the plan with another id, queue or delay; `nil` keeps the current one.
  func with(
    id: EffectID? = nil,
    queue: EffectQueue? = nil,
    delay: EffectDelay? = nil
  ) -> EffectPlan {
    EffectPlan(
      work,
      id: id ?? self.id,
      queue: queue ?? self.queue,
      delay: delay ?? self.delay
    )
  }

  /// Whether the effect is performed at its start, without a task: it only sends an action or
  /// cancels, and has no delay and no queue.
  var isImmediate: Bool {
    guard delay == nil, queue == nil else { return false }
    switch work {
    case .send, .cancel: return true
    case .run, .sequence, .merge: return false
    }
  }
}
