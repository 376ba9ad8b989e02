/// Runs work on the current thread's trampoline: at once, or after the work that runs and waits
/// there.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The shared scheduler; it always schedules on the calling thread.
  public static let instance = CurrentThreadScheduler()

  /// Whether the current thread's trampoline is not running, so that an action would run at once.
  ///
  /// The `subscribe` of most operators runs it too.
  public static var isScheduleRequired: Bool { ThreadContext.current.isTrampolineIdle }

  private init() {}

  /// Runs an action at once if the thread's trampoline is not running, otherwise after all work
  /// that runs and waits there.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let thread = ThreadContext.current
    guard !thread.isTrampolineIdle else { return thread.runTrampoline { action(state) } }
    let item = ScheduledItem(state: state, action: action)
    thread.enqueue(item)
    return item
  }
}
