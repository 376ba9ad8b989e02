extension ObservableType {
  /// Applies an operator without state to this sequence.
  ///
  /// `receive` is created once, with the operator, not for each subscription. The code of `receive`
  /// must not create a closure of its own, so that the compiler can inline the function that `map`
  /// or `filter` got from its caller.
  ///
  /// - Parameters:
  ///   - name: The name of the operator's function.
  ///   - receive: Handles one event of this sequence. Its first argument is the sink to send to;
  ///     `Sink<Output>.uncheckedCast(_:)` gives it its type.
  /// - Returns: An observable of the operator's events.
  @inlinable
  @inline(__always)
  func applyingStatelessOperator<Output>(
    name: StaticString = #function,
    _ receive: @escaping AnyObserver<Element>.Receive
  ) -> Observable<Output> {
    let source = asObservable()
    return Producer(name: name) { observer in
      let sink = Sink<Output>(observer)
      sink.hold(source.connectAndRecord(AnyObserver(receiver: sink, receive: receive)))
      return sink
    }
  }
}
