/// A shared sequence for the events of a user interface: it emits on the main queue, does not fail,
/// and replays nothing to new subscribers.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing strategy of signals: one subscription while there are subscribers, without replay.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A new `MainScheduler` at each access, unless a test replaced it.
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
