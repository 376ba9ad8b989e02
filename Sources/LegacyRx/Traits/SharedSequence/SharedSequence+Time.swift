public import Dispatch

extension SharedSequenceConvertibleType {
  /// Emits at most one element in each interval: the first one at once, and by default the latest
  /// of the others at the end of the interval.
  ///
  /// An interval starts after each emission, when the observer has returned. If the source
  /// completes while an element waits, the element is emitted at the end of the interval, and the
  /// completion follows it. The rest of an interval is rounded to the unit of `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: The length of the interval.
  ///   - latest: Whether the latest waiting element is emitted at the end of the interval.
  /// - Returns: A shared sequence whose elements are at least the interval apart, but for the
  ///   rounding.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
    )
  }

  /// Emits an element when the source has not emitted another one for a time.
  ///
  /// If the source completes while an element waits, the element is emitted at once, then the
  /// completion.
  ///
  /// - Parameter dueTime: The time for which the source must emit nothing.
  /// - Returns: A shared sequence of the last element of each burst.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits every element and the completion after a fixed delay.
  ///
  /// - Parameter dueTime: The delay.
  /// - Returns: A shared sequence of the same events, later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
