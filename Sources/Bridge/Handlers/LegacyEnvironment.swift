/// What a legacy handler takes from the outside, handed to its initialiser: schedulers, clock and
/// effects.
///
/// It is the one edit that old code needs. Where a handler used `MainScheduler.instance`, `Date()` or
/// `Analytics.shared`, it asks its environment; so a second handler can run beside the one that is
/// shown, on the same time and without doing anything twice.
public struct LegacyEnvironment {
  /// Where views are updated.
  public var main: any WorkScheduler
  /// Where work is done that should not hold up the main queue.
  public var background: any WorkScheduler
  /// The time and the place of the handler.
  public var clock: LegacyClock
  /// The port of what the handler does to the world outside the screen.
  public var effects: any LegacyEffects

  /// Counts the work that the handler schedules; `nil` where nothing waits for it.
  var tracker: WorkTracker?

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - main: Where views are updated.
  ///   - background: Where work is done that should not hold up the main queue.
  ///   - clock: The time and the place of the handler.
  ///   - effects: The port of what the handler does to the world outside the screen.
  public init(
    main: any WorkScheduler = DispatchScheduler.main,
    background: any WorkScheduler = DispatchScheduler.global,
    clock: LegacyClock = LegacyClock(),
    effects: any LegacyEffects
  ) {
    self.main = main
    self.background = background
    self.clock = clock
    self.effects = effects
  }

  /// The same environment, whose schedulers count the work they hold.
  func tracked() -> LegacyEnvironment {
    var environment = self
    environment.tracker = WorkTracker()
    return environment
  }
}
