public import Dispatch
public import Foundation

/// Runs work on a dispatch queue that may be concurrent.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
  let configuration: DispatchQueueConfiguration

  /// Creates a scheduler for a queue.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - leeway: The time by which the system may delay a timer.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    configuration = DispatchQueueConfiguration(queue: queue, leeway: leeway)
  }

  /// Creates a scheduler with a concurrent queue of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: The quality of service.
  ///   - leeway: The time by which the system may delay a timer.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(
        label: "rxswift.queue.\(qos)",
        qos: qos,
        attributes: [.concurrent],
        target: nil
      ),
      leeway: leeway
    )
  }

  /// The current time.
  public final var now: Date { Date() }

  /// Schedules an action on the queue.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public final func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.schedule(state, action: action)
  }

  /// Schedules an action on the queue after a delay.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public final func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules a periodic action on the queue.
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
    configuration.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
