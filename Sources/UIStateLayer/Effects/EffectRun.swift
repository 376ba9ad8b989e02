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
  var stage = Stage.waiting
  var children: [EffectRun] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ plan: EffectPlan<Action>, number: Int) {
    self.plan = plan
    self.number = number
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
