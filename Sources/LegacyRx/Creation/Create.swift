extension ObservableType {
  /// Creates a sequence from a function that feeds an observer.
  ///
  /// The observer enforces the grammar: nothing gets through after a stop event or after disposal, and
  /// a stop event disposes what the function returned.
  ///
  /// - Parameters:
  ///   - subscribe: The function, called for every subscription; it returns what ends it.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: An observable of the events the function emits.
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Observable<Element> {
    create(at: CallSite("create", fileID, line), subscribe)
  }

  /// Creates a sequence from a function; what a reference to `create` means.
  ///
  /// - Parameter subscribe: Called for every subscriber.
  /// - Returns: The sequence.
  @_disfavoredOverload
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    create(at: .unknown("create"), subscribe)
  }

  @inlinable
  static func create(
    at site: CallSite?,
    name: StaticString = "create",
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    let source = Producer<Element>(name: name) { observer in
      let sink = CreateSink(observer)
      sink.hold(subscribe(AnyObserver(sink) { $0.on($1) }))
      return sink
    }
    if let site { source.made(at: site) }
    return source
  }
}

@usableFromInline
final class CreateSink<Element>: Sink<Element> {
  @usableFromInline let isStopped = StopFlag()

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    if event.isStopEvent {
      if isStopped.set() { finish(event) }
    } else if !isStopped.isSet {
      forward(event)
    }
  }
}
