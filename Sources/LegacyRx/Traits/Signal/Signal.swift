/// A sequence for events of a user interface: main queue, no failure, nothing replayed.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares without replay, while it has subscribers.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless a test replaced it.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares a source as `share(scope: .whileConnected)` does.
  ///
  /// - Returns: An observable that shares one subscription.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal itself.
  ///
  /// - Returns: This signal.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
