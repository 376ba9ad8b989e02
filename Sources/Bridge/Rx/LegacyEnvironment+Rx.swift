public import Dispatch
public import LegacyRx

extension LegacyEnvironment {
  /// Creates an environment of Rx schedulers.
  ///
  /// - Parameters:
  ///   - mainScheduler: Where views are updated.
  ///   - backgroundScheduler: Where work is done that should not hold up the main queue.
  ///   - clock: The time and the place of the handler.
  ///   - effects: The port of what the handler does to the world outside the screen.
  public init(
    mainScheduler: any SchedulerType,
    backgroundScheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .default),
    clock: LegacyClock = LegacyClock(),
    effects: any LegacyEffects
  ) {
    self.init(
      main: RxScheduler(base: mainScheduler),
      background: RxScheduler(base: backgroundScheduler),
      clock: clock,
      effects: effects
    )
  }

  /// Where views are updated, for `observe(on:)`, `debounce` and the like.
  public var mainScheduler: any SchedulerType {
    get { rxScheduler(main) }
    set { main = RxScheduler(base: newValue) }
  }

  /// Where work is done that should not hold up the main queue, for `observe(on:)` and the like.
  public var backgroundScheduler: any SchedulerType {
    get { rxScheduler(background) }
    set { background = RxScheduler(base: newValue) }
  }

  private func rxScheduler(_ scheduler: any WorkScheduler) -> any SchedulerType {
    let base: any SchedulerType =
      switch scheduler {
      case let rx as RxScheduler: rx.base
      case DispatchScheduler.main as DispatchScheduler: MainScheduler.instance
      case is DispatchScheduler: ConcurrentDispatchQueueScheduler(qos: .default)
      default: ForeignScheduler(scheduler)
      }
    guard tracker != nil || clock.meter != nil else { return base }
    return InstrumentedScheduler(base, tracker: tracker, meter: clock.meter)
  }
}
