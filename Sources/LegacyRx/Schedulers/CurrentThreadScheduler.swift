/// Runs work on the current thread, after the work of this scheduler that is running there: a trampoline.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The shared scheduler; it always schedules on the calling thread.
  public static let instance = CurrentThreadScheduler()

  /// Whether no work of this scheduler is running on the current thread, so that an action would run at once.
  public static var isScheduleRequired: Bool { ThreadContext.current.isScheduleRequired }

  private init() {}

  /// Runs an action at once if no work of this scheduler is running on the thread, otherwise after that work.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it has run.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let thread = ThreadContext.current
    guard !thread.isScheduleRequired else { return thread.runTrampoline { action(state) } }
    let item = ScheduledItem(state: state, action: action)
    thread.enqueue(item)
    return item
  }
}
