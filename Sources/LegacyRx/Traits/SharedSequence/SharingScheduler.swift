/// Creates the scheduler of drivers and signals: a main scheduler, unless a test replaces it.
public enum SharingScheduler {
  @TaskLocal private static var schedulerMaker = UncheckedTransfer<() -> any SchedulerType>({
    MainScheduler()
  })

  /// The function that creates the scheduler.
  public static var make: () -> any SchedulerType { schedulerMaker.value }

  /// Replaces the scheduler while an action runs, for the current task or thread only.
  ///
  /// A driver or signal that is created in the action keeps this scheduler after it.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to use.
  ///   - action: The action.
  /// - Throws: The error of the action.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the scheduler while an action runs, for the current task or thread only.
  ///
  /// A driver or signal that is created in the action keeps this scheduler after it.
  ///
  /// - Parameters:
  ///   - makeScheduler: Creates the scheduler to use.
  ///   - action: The action.
  /// - Throws: The error of the action.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType,
    action: () throws -> Void
  ) rethrows {
    try $schedulerMaker.withValue(UncheckedTransfer(makeScheduler), operation: action)
  }
}
