/// Runs work on the current thread, after the work that is running there: a trampoline.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The scheduler of the calling thread.
  public static let instance = CurrentThreadScheduler()

  /// Whether the current thread has no trampoline running.
  public static var isScheduleRequired: Bool { ThreadContext.current.isScheduleRequired }

  private init() {}

  /// Runs an action, at once when the thread's trampoline is idle, else after what it runs.
  ///
  /// - Returns: A disposable that cancels the action, or ends what it started.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let thread = ThreadContext.current
    guard !thread.isScheduleRequired else { return thread.trampoline { action(state) } }
    let item = ScheduledItem(state: state, action: action)
    thread.enqueue(item)
    return item
  }
}
