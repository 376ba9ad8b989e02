extension ObservableType {
  /// Applies an operator without state to this sequence.
  ///
  /// The function is created once with the operator, and contains no other closure. So a captured plain
  /// function can be inlined into it, and a subscription creates no closure.
  ///
  /// - Parameters:
  ///   - name: The name of the operator's function.
  ///   - receive: Handles one event; `Sink<Output>.of(_:)` returns the sink of its first argument.
  /// - Returns: An observable of the operator's events.
  @inlinable
  @inline(__always)
  func stateless<Output>(
    name: StaticString = #function,
    _ receive: @escaping AnyObserver<Element>.Receive
  ) -> Observable<Output> {
    let source = asObservable()
    return Producer(name: name) { observer in
      let sink = Sink<Output>(observer)
      sink.hold(source.attach(AnyObserver(receiver: sink, receive: receive)))
      return sink
    }
  }
}
