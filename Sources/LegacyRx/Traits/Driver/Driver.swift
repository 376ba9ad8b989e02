/// A shared sequence for the state of a user interface: it emits on the main queue, does not fail,
/// and replays its latest element to new subscribers.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing strategy of drivers: one subscription while there are subscribers, and replay of the
/// latest element.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A new `MainScheduler` at each access, unless a test replaced it.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares a source as `share(replay: 1, scope: .whileConnected)` does.
  ///
  /// - Returns: An observable that shares one subscription.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver itself.
  ///
  /// - Returns: This driver.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}
