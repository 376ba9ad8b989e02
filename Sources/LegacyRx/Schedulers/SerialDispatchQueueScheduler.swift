public import Dispatch
public import Foundation

// Sendable: its stored properties are constants and themselves sendable; subclasses live here.
/// Runs work on a serial dispatch queue, in the order it was scheduled; delayed work when it is
/// due.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  let configuration: DispatchQueueConfiguration
  /// Counts the work that is put on the queue without a delay; the schedulers of the main queue
  /// share one counter.
  @usableFromInline let positionCounter: QueuePositionCounter

  init(
    serialQueue: DispatchQueue,
    leeway: DispatchTimeInterval = .nanoseconds(0),
    positionCounter: QueuePositionCounter = QueuePositionCounter()
  ) {
    configuration = DispatchQueueConfiguration(queue: serialQueue, leeway: leeway)
    self.positionCounter = positionCounter
  }

  /// Creates a scheduler with a serial queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: Adjusts the queue before its first use.
  ///   - leeway: The time by which the system may delay a timer.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Creates a scheduler whose serial queue targets another queue.
  ///
  /// - Parameters:
  ///   - queue: The queue to target, possibly a concurrent one.
  ///   - internalSerialQueueName: The label of the serial queue.
  ///   - leeway: The time by which the system may delay a timer.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      serialQueue: DispatchQueue(label: internalSerialQueueName, attributes: [], target: queue),
      leeway: leeway
    )
  }

  /// Creates a scheduler whose serial queue targets the global queue of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: The quality of service.
  ///   - internalSerialQueueName: The label of the serial queue.
  ///   - leeway: The time by which the system may delay a timer.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass),
      internalSerialQueueName: internalSerialQueueName,
      leeway: leeway
    )
  }

  /// The current time.
  public final var now: RxTime { Date() }

  /// Schedules an action on the queue.
  ///
  /// A `MainScheduler` runs the action at once if the caller is on the main queue, and the
  /// scheduler has no other work.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public final func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action: action)
  }

  func scheduleInternal<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    positionCounter.advance()
    return configuration.schedule(state, action: action)
  }

  /// Runs work in the call and returns true if this scheduler may do so now, else returns false.
  ///
  /// Always false here; `MainScheduler` overrides it.
  @usableFromInline
  func tryRunInPlace(_ work: () -> Void) -> Bool { false }

  /// Reserves the next position in ``positionCounter`` for work that the caller will
  /// ``enqueueAtReservedPosition(_:)``; returns the position.
  @usableFromInline
  func reservePosition() -> Int { positionCounter.advance() }

  /// Puts work on the queue, after ``reservePosition()`` was called for this work; it cannot be
  /// cancelled.
  @usableFromInline
  func enqueueAtReservedPosition(_ work: @escaping () -> Void) {
    let work = UncheckedTransfer(work)
    configuration.queue.async { work.value() }
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
