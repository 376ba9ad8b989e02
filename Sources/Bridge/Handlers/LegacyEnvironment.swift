/// The dependencies of a legacy handler, passed to its initialiser: schedulers, clock and effects.
///
/// Legacy code needs only one change: where a handler used `MainScheduler.instance`, `Date()` or
/// `Analytics.shared`, it uses its environment instead. A second handler can then run beside the
/// shown one, at the same time of its clock, and no effect is performed twice.
public struct LegacyEnvironment {
  /// The scheduler for work that updates views, on the main queue or on virtual time.
  public var main: any WorkScheduler {
    get { instrumented(untrackedMain) }
    set { untrackedMain = InstrumentedWorkScheduler.uninstrumented(newValue) }
  }
  /// The scheduler for work that must not block the main queue.
  public var background: any WorkScheduler {
    get { instrumented(untrackedBackground) }
    set { untrackedBackground = InstrumentedWorkScheduler.uninstrumented(newValue) }
  }
  /// The clock that the handler reads: time, time zone and locale.
  public var clock: LegacyClock
  /// The port for the handler's effects outside the screen.
  public var effects: any LegacyEffects

  /// The counter of the work that the handler has scheduled; `nil` if no comparison can wait for
  /// that work.
  private(set) var tracker: WorkTracker?
  private var untrackedMain: any WorkScheduler
  private var untrackedBackground: any WorkScheduler

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - main: The scheduler for work that updates views, on the main queue or on virtual time.
  ///   - background: The scheduler for work that must not block the main queue.
  ///   - clock: The clock that the handler reads: time, time zone and locale.
  ///   - effects: The port for the handler's effects outside the screen.
  public init(
    main: any WorkScheduler = DispatchScheduler.main,
    background: any WorkScheduler = DispatchScheduler.global,
    clock: LegacyClock = LegacyClock(),
    effects: any LegacyEffects
  ) {
    untrackedMain = InstrumentedWorkScheduler.uninstrumented(main)
    untrackedBackground = InstrumentedWorkScheduler.uninstrumented(background)
    self.clock = clock
    self.effects = effects
  }

  /// Returns the same environment with schedulers that count their pending work.
  func countingPendingWork() -> LegacyEnvironment {
    var environment = self
    environment.tracker = WorkTracker()
    return environment
  }

  private func instrumented(_ scheduler: any WorkScheduler) -> any WorkScheduler {
    guard let tracker else { return scheduler }
    return InstrumentedWorkScheduler(scheduler, tracker: tracker, meter: clock.workTimeMeter)
  }
}
