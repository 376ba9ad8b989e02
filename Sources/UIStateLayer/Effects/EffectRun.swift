/// One started effect: waiting for a place, running, or ended.
@MainActor
final class EffectRun<Action: Sendable> {
  /// Whether the run waits, runs or has ended.
  enum State {
    /// The run waits for a place in its queue; can transition to: `running`, `ended`.
    case waitingForPlace
    /// The task waits for the delay and then does the work; can transition to: `ended`.
    case running(Task<Void, Never>)
    /// The run has finished, failed, been cancelled or been discarded; the final state.
    case ended
  }

  let plan: EffectPlan<Action>
  let number: Int
  /// The queues in which this run, or the effect that contains it, has a place.
  private let queuesOccupiedByRunOrParents: [EffectQueue]
  /// The queue in which this run takes a place of its own.
  ///
  /// It is `nil` if the effect has no queue, or if the effect is in a sequence or merge that has a
  /// place in the same queue.
  let queueWithOwnPlace: EffectQueue?
  var state = State.waitingForPlace
  var children: [EffectRun] = []
  private var endWaiters: [CheckedContinuation<Void, Never>] = []

  init(_ plan: EffectPlan<Action>, number: Int, within parent: EffectRun?) {
    self.plan = plan
    self.number = number
    let queuesOfParents = parent?.queuesOccupiedByRunOrParents ?? []
    if let queue = plan.queue, !queuesOfParents.contains(queue) {
      queueWithOwnPlace = queue
      queuesOccupiedByRunOrParents = queuesOfParents + [queue]
    } else {
      queueWithOwnPlace = nil
      queuesOccupiedByRunOrParents = queuesOfParents
    }
  }

  var hasEnded: Bool {
    if case .ended = state { true } else { false }
  }

  /// Waits until the run has ended; returns at once if it has.
  func waitUntilEnded() async {
    guard !hasEnded else { return }
    await withCheckedContinuation { endWaiters.append($0) }
  }

  func resumeEndWaiters() {
    let waiting = endWaiters
    endWaiters = []
    for waiter in waiting { waiter.resume() }
  }
}
