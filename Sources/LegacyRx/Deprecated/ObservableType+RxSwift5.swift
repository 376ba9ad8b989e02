extension ObservableType {
  /// Emits events on a scheduler, in order.
  ///
  /// - Parameter scheduler: The scheduler to emit on.
  /// - Returns: An observable of the same events.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// Subscribes to the source, and disposes the subscription, on a scheduler.
  ///
  /// - Returns: An observable of the same events.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  /// Continues with another sequence after a failure.
  ///
  /// - Parameter handler: Creates the sequence to continue with; a failure it throws is emitted.
  /// - Returns: An observable of the elements of both; a failure of the second sequence is emitted.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.catch(handler)
  }

  /// Emits one element and completes instead of failing.
  ///
  /// - Returns: An observable that does not fail.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// Emits elements until another sequence emits, then completes; fails if that sequence fails.
  ///
  /// - Parameter other: The sequence whose first element ends this one.
  /// - Returns: An observable of the elements before that.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  /// Emits elements until one satisfies a predicate, then completes.
  ///
  /// - Parameters:
  ///   - behavior: Whether the element that satisfies it is emitted.
  ///   - predicate: The predicate; a failure it throws ends the sequence.
  /// - Returns: An observable of the first elements.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  public func takeUntil(
    _ behavior: TakeBehavior,
    predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// Emits elements as long as they satisfy a predicate; at the first other element completes
  /// without it.
  ///
  /// - Returns: An observable of the first elements.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(while: predicate)
  }

  /// Continues with the next of several sequences after a failure, until one completes.
  ///
  /// If the last sequence fails, the result fails; without a sequence, it completes.
  ///
  /// - Parameter sequence: The sequences.
  /// - Returns: An observable of their elements.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    .catch(sequence: sequence)
  }

  /// Subscribes again after a failure, when a trigger created from the failures emits.
  ///
  /// If the trigger ends while the result waits for it, or has ended before, the result ends in the
  /// same way. A failure that is not of the handler's `Error` type is emitted.
  ///
  /// - Parameter notificationHandler: Creates the trigger from the failures; called once for each
  ///   subscription.
  /// - Returns: An observable of the elements of every attempt.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes again after a failure, when a trigger created from the failures emits.
  ///
  /// If the trigger ends while the result waits for it, or has ended before, the result ends in the
  /// same way.
  ///
  /// - Parameter notificationHandler: Creates the trigger from the failures; called once for each
  ///   subscription.
  /// - Returns: An observable of the elements of every attempt.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }
}
