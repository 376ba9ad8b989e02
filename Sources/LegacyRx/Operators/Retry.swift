extension ObservableType {
  /// Subscribes again after every failure, at once and without a limit, until the source completes.
  ///
  /// - Returns: An observable that never fails.
  public func retry() -> Observable<Element> {
    ConsecutiveSourcesProducer(.failure, sequence(first: asObservable()) { $0 })
  }

  /// Subscribes again after each failure, up to a total number of subscriptions.
  ///
  /// - Parameter maxAttemptCount: The greatest number of subscriptions, the first one included;
  ///   with 0 or less, the result completes without a subscription.
  /// - Returns: An observable that completes with the first attempt that completes, or fails with
  ///   the last attempt's failure.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    ConsecutiveSourcesProducer(
      .failure,
      repeatElement(asObservable(), count: max(0, maxAttemptCount))
    )
  }

  /// Subscribes again after a failure, when a trigger created from the failures emits.
  ///
  /// A failure that is not of the handler's `Error` type is emitted. If the trigger ends while the
  /// result waits for it, or has ended before, the result ends in the same way. An element of the
  /// trigger at another time does nothing.
  ///
  /// After a failure during `subscribe`, the next attempt begins once that `subscribe` returns. The
  /// result waits until then: a trigger that ends after its element, such as `take(1)`, ends the
  /// result before the next attempt.
  ///
  /// - Parameter notificationHandler: Creates the trigger from the failures; called once for each
  ///   subscription.
  /// - Returns: An observable of the elements of every attempt.
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(matching: { $0 as? Error }, when: notificationHandler)
  }

  /// Subscribes again after a failure, when a trigger created from the failures emits.
  ///
  /// If the trigger ends while the result waits for it, or has ended before, the result ends in the
  /// same way. An element of the trigger at another time does nothing.
  ///
  /// After a failure during `subscribe`, the next attempt begins once that `subscribe` returns. The
  /// result waits until then: a trigger that ends after its element, such as `take(1)`, ends the
  /// result before the next attempt.
  ///
  /// - Parameter notificationHandler: Creates the trigger from the failures; called once for each
  ///   subscription.
  /// - Returns: An observable of the elements of every attempt.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(matching: { $0 }, when: notificationHandler)
  }

  private func retry<Trigger: ObservableType, Failure>(
    matching match: @escaping (any Swift.Error) -> Failure?,
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in
      let sink = RetryWhenSink<Element, Failure>(observer, source, match)
      return sink.run(notificationHandler(sink.failures.asObservable()).asObservable().map { _ in })
    }
  }
}
