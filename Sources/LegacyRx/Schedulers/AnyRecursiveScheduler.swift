public import Dispatch

/// Schedules the next runs of a recursive action; each run receives such an object.
public final class AnyRecursiveScheduler<State> {
  typealias Action = (State, AnyRecursiveScheduler<State>) -> Void

  private let scheduler: any SchedulerType
  private let selfSchedulingAction: SelfSchedulingAction<State>

  init(scheduler: any SchedulerType, action: @escaping Action) {
    self.scheduler = scheduler
    selfSchedulingAction = SelfSchedulingAction { state, selfSchedulingAction in
      action(
        state,
        AnyRecursiveScheduler(scheduler: scheduler, selfSchedulingAction: selfSchedulingAction)
      )
    }
  }

  private init(scheduler: any SchedulerType, selfSchedulingAction: SelfSchedulingAction<State>) {
    self.scheduler = scheduler
    self.selfSchedulingAction = selfSchedulingAction
  }

  /// Schedules the next run after a delay.
  ///
  /// - Parameters:
  ///   - state: The value passed to the run.
  ///   - dueTime: The delay.
  public func schedule(_ state: State, dueTime: RxTimeInterval) {
    selfSchedulingAction.schedule(state, after: dueTime, on: scheduler)
  }

  /// Schedules the next run as soon as possible.
  ///
  /// - Parameter state: The value passed to the run.
  public func schedule(_ state: State) {
    selfSchedulingAction.schedule(state, on: scheduler)
  }

  /// Cancels all runs that have not begun, and schedules none from now on.
  public func dispose() {
    selfSchedulingAction.dispose()
  }
}
