extension PrimitiveSequence {
  /// Emits events on a scheduler.
  ///
  /// - Parameter scheduler: The scheduler to emit on.
  /// - Returns: A sequence of the same events.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<
    Trait, Element
  > {
    observe(on: scheduler)
  }

  /// Subscribes to the source, and disposes the subscription, on a scheduler.
  ///
  /// - Returns: A sequence of the same events.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<
    Trait, Element
  > {
    subscribe(on: scheduler)
  }

  /// Continues with another sequence after a failure.
  ///
  /// - Parameter handler: Creates the sequence to continue with; a failure it throws is emitted.
  /// - Returns: A sequence with the outcome of either.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// Subscribes again after a failure, when a trigger created from the failures emits.
  ///
  /// A failure that is not of the handler's `Error` type is emitted. If the trigger fails while the
  /// sequence waits for it, or has failed before, the sequence fails too. If the trigger has
  /// completed instead, the sequence completes without an element, which a single must not do.
  ///
  /// - Parameter notificationHandler: Creates the trigger from the failures; called once for each
  ///   subscription.
  /// - Returns: A sequence with the last attempt's outcome, or with that of the trigger.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Subscribes again after a failure, when a trigger created from the failures emits.
  ///
  /// If the trigger fails while the sequence waits for it, or has failed before, the sequence fails
  /// too. If the trigger has completed instead, the sequence completes without an element, which a
  /// single must not do.
  ///
  /// - Parameter notificationHandler: Creates the trigger from the failures; called once for each
  ///   subscription.
  /// - Returns: A sequence with the last attempt's outcome, or with that of the trigger.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Succeeds with an element instead of failing.
  ///
  /// - Returns: A single that does not fail.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
    catchAndReturn(element)
  }

  /// Subscribes a function for each outcome.
  ///
  /// A completion without a result traps in debug builds and is printed in release builds.
  ///
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onError: Receives the failure.
  ///   - onDisposed: Called once, after the end of the sequence or when the subscription is
  ///     disposed.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @_disfavoredOverload
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping (any Swift.Error) -> Void,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess,
      onFailure: onError,
      onDisposed: onDisposed,
      fileID: fileID,
      line: line
    )
  }
}
