/// An action that schedules its own next runs; disposing it cancels all of them.
final class RecursiveScheduling<State> {
  typealias Action = (State, RecursiveScheduling<State>) -> Void

  private enum Run {
    /// Can transition to: added, done
    case initial
    /// Can transition to: done
    case added(CompositeDisposable.DisposeKey)
    case done
  }

  /// The state of one run, which the run and its scheduling share.
  private final class RunState {
    var run = Run.initial
  }

  private let lock = Lock()
  private let group = CompositeDisposable()
  private var action: Action?

  init(action: @escaping Action) {
    self.action = action
  }

  /// Schedules the next run as soon as possible.
  func schedule(_ state: State, on scheduler: some ImmediateSchedulerType) {
    add { scheduler.schedule(state, action: $0) }
  }

  /// Schedules the next run after a delay.
  func schedule(_ state: State, after dueTime: RxTimeInterval, on scheduler: some SchedulerType) {
    add { scheduler.scheduleRelative(state, dueTime: dueTime, action: $0) }
  }

  func dispose() {
    // Leaves the lock before it is released.
    let released = lock.withLock {
      defer { action = nil }
      return action
    }
    _ = released
    group.dispose()
  }

  /// Schedules a run with a function, and holds its disposable until the run begins.
  private func add(_ schedule: (@escaping (State) -> any Disposable) -> any Disposable) {
    let runState = RunState()
    let disposable = schedule { [self] state in
      guard !group.isDisposed else { return Disposables.create() }
      let (run, action) = lock.withLock {
        defer { runState.run = .done }
        return (runState.run, self.action)
      }
      if case .added(let key) = run { group.remove(for: key) }
      action?(state, self)
      return Disposables.create()
    }
    let isDone = lock.withLock { if case .done = runState.run { true } else { false } }
    guard !isDone, let key = group.insert(disposable) else { return }
    let isLate = lock.withLock {
      guard case .initial = runState.run else { return true }
      runState.run = .added(key)
      return false
    }
    if isLate { group.remove(for: key) }
  }
}
