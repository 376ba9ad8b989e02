public import Dispatch
public import LegacyRx

/// What a legacy handler takes from the outside, handed to its initialiser: schedulers, clock and
/// effects.
///
/// It is the one edit that old code needs. Where a handler said `MainScheduler.instance`, `Date()`
/// or `Analytics.shared`, it now asks its environment; so a second handler can run beside the one
/// that is shown, on the same time and without doing anything twice.
public struct LegacyEnvironment {
  /// Where views are updated.
  public var mainScheduler: any SchedulerType
  /// Where work is done that should not hold up the main queue.
  public var backgroundScheduler: any SchedulerType
  /// What time it is, and where.
  public var clock: LegacyClock
  /// What the handler does to the world outside the screen.
  public var effects: any LegacyEffects

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - mainScheduler: Where views are updated.
  ///   - backgroundScheduler: Where work is done that should not hold up the main queue.
  ///   - clock: What time it is, and where.
  ///   - effects: What the handler does to the world outside the screen.
  public init(
    mainScheduler: any SchedulerType = MainScheduler.instance,
    backgroundScheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .default),
    clock: LegacyClock = LegacyClock(),
    effects: any LegacyEffects
  ) {
    self.mainScheduler = mainScheduler
    self.backgroundScheduler = backgroundScheduler
    self.clock = clock
    self.effects = effects
  }
}
