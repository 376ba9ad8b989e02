extension ObservableType {
  /// Applies an operator without state to this sequence.
  ///
  /// Its one function is made when the operator is, and has no closure within: so what the operator
  /// captured is compiled into it wherever that is a plain function, and a subscription makes none.
  ///
  /// - Parameters:
  ///   - name: The operator's function.
  ///   - receive: Handles one event for the sink that `Sink<Output>.of(_:)` makes of its object.
  /// - Returns: An observable of what the operator sends.
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
