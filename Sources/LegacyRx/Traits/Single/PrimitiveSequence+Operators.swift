public import Dispatch

extension PrimitiveSequence {
  /// Creates a new sequence for every subscription, and emits its events.
  ///
  /// - Parameter observableFactory: Creates the sequence; a failure it throws is emitted.
  /// - Returns: A sequence of the created sequence's events.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().asObservable() })
  }

  /// Emits the result after a fixed delay; emits a failure at once.
  ///
  /// - Parameters:
  ///   - dueTime: The delay.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: A sequence of the same events, later.
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Emits events on a scheduler.
  ///
  /// - Parameter scheduler: The scheduler to emit on.
  /// - Returns: A sequence of the same events.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<
    Trait, Element
  > {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes to the source, and disposes the subscription, on a scheduler.
  ///
  /// - Returns: A sequence of the same events.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<
    Trait, Element
  > {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Continues with another sequence after a failure.
  ///
  /// - Parameter handler: Creates the sequence to continue with; a failure it throws is emitted.
  /// - Returns: A sequence with the outcome of either.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).asObservable() })
  }

  /// Subscribes again after each failure, up to a total number of subscriptions.
  ///
  /// - Parameter maxAttemptCount: The greatest number of subscriptions, the first one included.
  ///   With 0 or less the sequence completes without an element, which a single must not do.
  /// - Returns: A sequence that fails with the last attempt's failure.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again after every failure, at once and without a limit.
  ///
  /// - Returns: A sequence that never fails.
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry())
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
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
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
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Prints every event, subscription and disposal.
  ///
  /// - Parameters:
  ///   - identifier: The name to print; by default the place of the call.
  ///   - trimOutput: Whether an event's text of more than 40 characters is shortened to its first
  ///     20 and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: A sequence of the same events.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier,
        trimOutput: trimOutput,
        file: file,
        line: line,
        function: function
      )
    )
  }
}

extension PrimitiveSequence where Element: RxAbstractInteger {
  /// Emits zero once a delay has passed since the subscription, and completes.
  ///
  /// - Parameters:
  ///   - dueTime: The delay.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: A sequence of zero.
  public static func timer(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
