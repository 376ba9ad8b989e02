/// One started effect: waiting for a place, running, or ended.
@MainActor
final class EffectRun<Action: Sendable> {
  /// The stage of the run.
  enum Stage {
    /// Can transition to: `running`, `ended`.
    case waiting
    /// Can transition to: `ended`.
    case running(Task<Void, Never>)
    /// The final stage.
    case ended
  }

  let plan: EffectPlan<Action>
  let number: Int
  /// The queues in which this run, or the effect that contains it, has a place.
  private let queues: [EffectQueue]
  /// The queue in which it needs a place; `nil` if the effect that contains it has one there.
  let ownQueue: EffectQueue?
  var stage = Stage.waiting
  var children: [EffectRun] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ plan: EffectPlan<Action>, number: Int, within parent: EffectRun?) {
    self.plan = plan
    self.number = number
    let outer = parent?.queues ?? []
    if let queue = plan.queue, !outer.contains(queue) {
      ownQueue = queue
      queues = outer + [queue]
    } else {
      ownQueue = nil
      queues = outer
    }
  }

  var hasEnded: Bool {
    if case .ended = stage { true } else { false }
  }

  /// Waits until the run has ended.
  func ended() async {
    guard !hasEnded else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func resumeWaiters() {
    let waiting = waiters
    waiters = []
    for waiter in waiting { waiter.resume() }
  }
}
