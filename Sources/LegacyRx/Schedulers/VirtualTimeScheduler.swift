public import Dispatch
public import Foundation

/// A scheduler whose clock moves only when a caller advances it; the base of test schedulers.
///
/// `start()` and `advanceTo(_:)` run the scheduled work on the caller's thread, ordered by time,
/// then by when it was scheduled. It must be used from one thread only.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in the scheduler's time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A span of the scheduler's time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private var items: VirtualItemHeap<VirtualTime>
  private var isRunning = false

  /// The current virtual time.
  public private(set) var clock: VirtualTime

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The time to start at.
  ///   - converter: The translation to real time.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    items = VirtualItemHeap { converter.compareVirtualTime($0, $1) }
  }

  /// The current virtual time as real time.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Schedules an action at the time that ``adjustScheduledTime(_:)`` returns for the current
  /// virtual time.
  ///
  /// The action runs in ``start()`` or ``advanceTo(_:)``, also in one that is running now.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Schedules an action after a delay; `never` does not schedule it.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard dueTime != .never else { return Disposables.create() }
    let time = converter.convertToVirtualTime(now.addingTimeInterval(dueTime.seconds))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Schedules an action after a span of virtual time.
  ///
  /// - Parameters:
  ///   - state: The value passed to the action.
  ///   - dueTime: The span.
  ///   - action: The action.
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType,
    dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Schedules an action at a point in virtual time.
  ///
  /// - Parameters:
  ///   - state: The value passed to the action.
  ///   - time: The point; if it has already passed, the action runs as soon as possible.
  ///   - action: The action.
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType,
    time: VirtualTime,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state: state, action: action)
    items.insert(item, at: time)
    return item
  }

  /// Returns the time to use for work that `schedule` or `scheduleRelative` schedules; by default
  /// the requested time.
  ///
  /// - Parameter time: The requested time.
  /// - Returns: The time to use.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all scheduled work, also work that is scheduled meanwhile, and advances the clock to each
  /// action's time; does nothing if the scheduler is already running.
  public func start() {
    run(until: nil)
  }

  /// Runs all work that is due up to and at a point in virtual time, then sets the clock to that
  /// point, also to an earlier one; traps if the scheduler is already running.
  ///
  /// - Parameter virtualTime: The point.
  public func advanceTo(_ virtualTime: VirtualTime) {
    guard !isRunning else { rxFatalError("Scheduler is already running") }
    run(until: virtualTime)
    clock = virtualTime
  }

  /// Runs the work that is due up to and at a point in virtual time, at most a number of actions,
  /// then sets the clock to that point; traps if the scheduler is already running.
  ///
  /// The limit ends work that schedules itself again without a delay. Work that was not run stays
  /// queued.
  ///
  /// - Parameters:
  ///   - virtualTime: The point.
  ///   - maximumActionCount: The greatest number of actions to run.
  package func advanceTo(_ virtualTime: VirtualTime, maximumActionCount: Int) {
    guard !isRunning else { rxFatalError("Scheduler is already running") }
    run(until: virtualTime, maximumActionCount: maximumActionCount)
    clock = virtualTime
  }

  /// Advances the clock without running anything; work that is now overdue stays queued.
  ///
  /// - Parameter virtualInterval: The span to move it by; a negative one traps.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let sleepTo = converter.offsetVirtualTime(clock, offset: virtualInterval)
    guard !converter.compareVirtualTime(sleepTo, clock).lessThen else {
      rxFatalError("Can't sleep to past.")
    }
    clock = sleepTo
  }

  /// Stops `start()` or `advanceTo(_:)` after the action that is running; the other work stays
  /// queued, and `advanceTo(_:)` still moves the clock.
  public func stop() {
    isRunning = false
  }

  private func run(until limit: VirtualTime?, maximumActionCount: Int = .max) {
    guard !isRunning else { return }
    isRunning = true
    var remaining = maximumActionCount
    while isRunning, remaining > 0, let next = items.popFirst(notAfter: limit) {
      if converter.compareVirtualTime(next.time, clock).greaterThan { clock = next.time }
      next.item.invoke()
      remaining -= 1
    }
    isRunning = false
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The clock and the number of queued actions; cancelled ones count until the scheduler would run
  /// them.
  public var debugDescription: String {
    "VirtualTimeScheduler(clock: \(clock), \(items.count) queued)"
  }
}
