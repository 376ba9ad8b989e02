public import Dispatch
public import Foundation

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// A scheduler that runs work now, later, or periodically.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of the scheduler.
  var now: RxTime { get }

  /// Schedules an action to run after a delay.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules a periodic action.
  ///
  /// - Parameters:
  ///   - state: The value passed to the first run.
  ///   - startAfter: The delay before the first run.
  ///   - period: The time from the start of one run to the start of the next, if no run takes
  ///     longer.
  ///   - action: Turns a run's value into the next run's.
  /// - Returns: A disposable that cancels the further runs.
  func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Schedules a periodic action with single runs: each tick schedules the next one, then runs the
  /// action.
  ///
  /// A run that is due while an earlier one is in progress follows it: two never run at a time.
  ///
  /// - Parameters:
  ///   - state: The value passed to the first run.
  ///   - startAfter: The delay before the first run.
  ///   - period: The time from the start of one run to the start of the next, if no run takes
  ///     longer.
  ///   - action: Turns a run's value into the next run's.
  /// - Returns: A disposable that cancels the further runs.
  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    RecursivePeriodicAction(period: period, state: state, action: action).start(
      on: self,
      after: startAfter
    )
  }

  /// Schedules an action that can schedule itself again, now or later.
  ///
  /// - Parameters:
  ///   - state: The value passed to the first run.
  ///   - dueTime: The delay before the first run.
  ///   - action: The action; its second parameter schedules the next run.
  /// - Returns: A disposable that cancels the further runs.
  public func scheduleRecursive<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State, AnyRecursiveScheduler<State>) -> Void
  ) -> any Disposable {
    let scheduler = AnyRecursiveScheduler(scheduler: self, action: action)
    scheduler.schedule(state, dueTime: dueTime)
    return Disposables.create { scheduler.dispose() }
  }
}
