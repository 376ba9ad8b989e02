public import Dispatch
public import LegacyRx

extension LegacyEnvironment {
  /// Creates an environment of Rx schedulers.
  ///
  /// - Parameters:
  ///   - mainScheduler: The scheduler that updates views.
  ///   - backgroundScheduler: The scheduler for work that must not block the main queue.
  ///   - clock: The clock that the handler reads: time, time zone and locale.
  ///   - effects: The port for the handler's effects outside the screen.
  public init(
    mainScheduler: any SchedulerType,
    backgroundScheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .default),
    clock: LegacyClock = LegacyClock(),
    effects: any LegacyEffects
  ) {
    self.init(
      main: WorkSchedulerOnRx(base: mainScheduler),
      background: WorkSchedulerOnRx(base: backgroundScheduler),
      clock: clock,
      effects: effects
    )
  }

  /// The Rx scheduler that updates views, for operators such as `observe(on:)` and `debounce`.
  public var mainScheduler: any SchedulerType {
    get { rxScheduler(main) }
    set { main = WorkSchedulerOnRx(base: newValue) }
  }

  /// The Rx scheduler for work that must not block the main queue, for operators such as
  /// `observe(on:)`.
  public var backgroundScheduler: any SchedulerType {
    get { rxScheduler(background) }
    set { background = WorkSchedulerOnRx(base: newValue) }
  }

  private func rxScheduler(_ scheduler: any WorkScheduler) -> any SchedulerType {
    let base: any SchedulerType =
      switch InstrumentedWorkScheduler.uninstrumented(scheduler) {
      case let rx as WorkSchedulerOnRx: rx.base
      case DispatchScheduler.main as DispatchScheduler: MainScheduler.instance
      case is DispatchScheduler: ConcurrentDispatchQueueScheduler(qos: .default)
      case let other: RxSchedulerOnWorkScheduler(other)
      }
    guard tracker != nil || clock.workTimeMeter != nil else { return base }
    return InstrumentedRxScheduler(base, tracker: tracker, meter: clock.workTimeMeter)
  }
}
