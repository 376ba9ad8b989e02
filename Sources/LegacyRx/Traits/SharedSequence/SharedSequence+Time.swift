public import Dispatch

extension SharedSequenceConvertibleType {
  /// Emits at most one element in a time.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - latest: Whether the latest element held back is emitted when the time is up.
  /// - Returns: A shared sequence of elements no closer than the time.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
    )
  }

  /// Emits an element once the source has been quiet for a time.
  ///
  /// - Parameter dueTime: The time.
  /// - Returns: A shared sequence of the last element of each burst.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits every element, and the end, later by a fixed time.
  ///
  /// - Parameter dueTime: The time.
  /// - Returns: A shared sequence of the same events, later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
