public import Dispatch
public import Foundation

/// Runs work on the main queue: in place if the caller is already there, ahead of queued work.
///
/// | caller            | queued or running before | the action runs          |
/// | ----------------- | ------------------------ | ------------------------ |
/// | on the main queue | nothing                  | in place                 |
/// | on the main queue | something                | in place, overtaking it  |
/// | elsewhere         | anything                 | on the main queue        |
/// | elsewhere         | disposed before its turn | never                    |
///
/// Meant for `subscribe(on:)`; `observe(on:)` is served better by `MainScheduler`.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The shared scheduler.
  public static let instance = ConcurrentMainScheduler()

  private let scheduler = MainScheduler()

  private init() {}

  /// The current time.
  public var now: Date { scheduler.now }

  /// Runs an action in place on the main queue, or schedules it there.
  ///
  /// - Returns: A disposable that cancels the action, or ends what it started.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard !MainQueue.isCurrent else { return action(state) }
    return scheduler.configuration.schedule(state, action: action)
  }

  /// Schedules an action on the main queue after a delay.
  ///
  /// - Returns: A disposable that cancels the action, or ends what it started.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules a periodic action on the main queue.
  ///
  /// - Parameters:
  ///   - state: The value passed to the first run.
  ///   - startAfter: The delay before the first run.
  ///   - period: The time between runs.
  ///   - action: Turns a run's value into the next run's.
  /// - Returns: A disposable that cancels the runs to come.
  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
