/// The sharing strategy and the scheduler of a shared sequence.
public protocol SharingStrategyProtocol {
  /// The scheduler that sequences of the strategy emit on.
  static var scheduler: any SchedulerType { get }

  /// Shares a source by the strategy.
  ///
  /// - Returns: An observable that shares one subscription.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
