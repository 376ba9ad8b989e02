/// One effect on its way: waiting for a place, running, or ended.
@MainActor
final class EffectRun<Action: Sendable> {
  /// Where the run is.
  enum Stage {
    /// Can transition to: `running`, `ended`.
    case waiting
    /// Can transition to: `ended`.
    case running(Task<Void, Never>)
    /// The last one.
    case ended
  }

  let plan: EffectPlan<Action>
  let number: Int
  /// The queues in which this run has a place, or those that it is a part of.
  private let queues: [EffectQueue]
  /// The queue in which it needs a place; none if what it is a part of has one there.
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

  /// Waits for the end.
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
