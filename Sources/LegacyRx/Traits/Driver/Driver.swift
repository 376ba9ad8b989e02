/// A sequence for state that drives a user interface: main queue, no failure, latest element replayed.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares with replay of the latest element, while it has subscribers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless a test replaced it.
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
