public import Dispatch
public import Foundation

/// Runs work on the main queue; if the caller is already there, runs it in the call, before all
/// queued work.
///
/// | caller            | the action runs                                        |
/// | ----------------- | ------------------------------------------------------ |
/// | on the main queue | in place, before all queued work                       |
/// | elsewhere         | later, on the main queue                               |
/// | elsewhere         | never, if it is disposed before its turn               |
///
/// Use it for `subscribe(on:)`; for `observe(on:)`, use `MainScheduler`, which keeps the order.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The shared scheduler.
  public static let instance = ConcurrentMainScheduler()

  private let scheduler = MainScheduler()

  private init() {}

  /// The current time.
  public var now: Date { scheduler.now }

  /// Runs an action at once if the caller is on the main queue, otherwise schedules it there.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard !MainQueue.isCurrent else { return action(state) }
    scheduler.positionCounter.advance()
    return scheduler.configuration.schedule(state, action: action)
  }

  /// Schedules an action on the main queue after a delay.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
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
  ///   - period: The time from the start of one run to the start of the next; runs that fall into a
  ///     longer run become one, which follows it.
  ///   - action: Turns a run's value into the next run's.
  /// - Returns: A disposable that cancels the further runs.
  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
