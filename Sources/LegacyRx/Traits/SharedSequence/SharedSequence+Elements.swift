extension SharedSequenceConvertibleType {
  /// Transforms every element.
  ///
  /// - Parameter selector: The function.
  /// - Returns: A shared sequence of the transformed elements.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Transforms every element and drops those that become `nil`.
  ///
  /// - Parameter selector: The function.
  /// - Returns: A shared sequence of the transformed elements.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }

  /// Keeps the elements that satisfy a predicate.
  ///
  /// - Returns: A shared sequence of the kept elements.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  /// Accumulates elements into a value, and emits the value after each element.
  ///
  /// - Parameters:
  ///   - seed: The value to start from at each connection to the source; not emitted.
  ///   - accumulator: Creates the next value.
  /// - Returns: A shared sequence of the accumulated values.
  public func scan<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Drops the first elements of each connection to the source.
  ///
  /// - Parameter count: The number of elements to drop; with 0 or less none is dropped.
  /// - Returns: A shared sequence of the elements after them.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Emits an element before those of the source, once for each connection to the source.
  ///
  /// - Returns: A shared sequence of the element, then those of the source.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Runs side effects at each event of the shared subscription.
  ///
  /// They run once for all subscribers of the result, as one subscription to the source serves them
  /// all.
  ///
  /// - Parameters:
  ///   - onNext: Runs before each element is emitted.
  ///   - afterNext: Runs after each element was emitted.
  ///   - onCompleted: Runs before the completion is emitted.
  ///   - afterCompleted: Runs after the completion was emitted.
  ///   - onSubscribe: Runs before the source is subscribed to.
  ///   - onSubscribed: Runs after the source was subscribed to.
  ///   - onDispose: Runs once, after the end of the sequence or the disposal of the shared
  ///     subscription.
  /// - Returns: A shared sequence of the same events.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext,
        afterNext: afterNext,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// Prints every event, subscription and disposal with the time and an identifier, once for all
  /// subscribers.
  ///
  /// - Parameters:
  ///   - identifier: The name to print; by default the place of the call.
  ///   - trimOutput: Whether an event's text of more than 40 characters is shortened to its first
  ///     20 and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: A shared sequence of the same events.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(
        identifier,
        trimOutput: trimOutput,
        file: file,
        line: line,
        function: function
      )
    )
  }
}
