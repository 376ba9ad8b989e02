/// An action that schedules its own next runs; disposing it cancels all of them.
final class SelfSchedulingAction<State> {
  typealias Action = (State, SelfSchedulingAction<State>) -> Void

  private enum RunPhase {
    /// The run's disposable is not stored yet. Can transition to: `waiting`, `begun`.
    case beingScheduled
    /// The run has not begun; its disposable has this key in `scheduledRuns`. Can transition to:
    /// `begun`.
    case waiting(CompositeDisposable.DisposeKey)
    case begun
  }

  /// The phase of one run; shared by the run and the call of `scheduleRun(_:)` that schedules it.
  private final class RunPhaseBox {
    var phase = RunPhase.beingScheduled
  }

  private let lock = Lock()
  private let scheduledRuns = CompositeDisposable()
  private var action: Action?

  init(action: @escaping Action) {
    self.action = action
  }

  /// Schedules the next run as soon as possible.
  func schedule(_ state: State, on scheduler: some ImmediateSchedulerType) {
    scheduleRun { scheduler.schedule(state, action: $0) }
  }

  /// Schedules the next run after a delay.
  func schedule(_ state: State, after dueTime: RxTimeInterval, on scheduler: some SchedulerType) {
    scheduleRun { scheduler.scheduleRelative(state, dueTime: dueTime, action: $0) }
  }

  func dispose() {
    // Leaves the lock before it is released.
    let released = lock.withLock {
      defer { action = nil }
      return action
    }
    _ = released
    scheduledRuns.dispose()
  }

  /// Schedules a run with a function, and stores the function's disposable until the run begins.
  ///
  /// If the run begins before the function returns, the disposable is not stored.
  private func scheduleRun(_ schedule: (@escaping (State) -> any Disposable) -> any Disposable) {
    let phaseBox = RunPhaseBox()
    let disposable = schedule { [self] state in
      guard !scheduledRuns.isDisposed else { return Disposables.create() }
      let (phase, action) = lock.withLock {
        defer { phaseBox.phase = .begun }
        return (phaseBox.phase, self.action)
      }
      if case .waiting(let key) = phase { scheduledRuns.remove(for: key) }
      action?(state, self)
      return Disposables.create()
    }
    let hasBegun = lock.withLock { if case .begun = phaseBox.phase { true } else { false } }
    guard !hasBegun, let key = scheduledRuns.insert(disposable) else { return }
    let hasBegunMeanwhile = lock.withLock {
      guard case .beingScheduled = phaseBox.phase else { return true }
      phaseBox.phase = .waiting(key)
      return false
    }
    if hasBegunMeanwhile { scheduledRuns.remove(for: key) }
  }
}
