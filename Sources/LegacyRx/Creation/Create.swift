extension ObservableType {
  /// Creates a sequence from a function that sends events to an observer.
  ///
  /// Events after a stop event or after disposal are dropped. A stop event disposes the disposable
  /// that the function returned, or returns later.
  ///
  /// - Parameters:
  ///   - subscribe: The function, called for every subscription; it returns the disposable of that
  ///     subscription.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: An observable of the events the function emits.
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Observable<Element> {
    create(at: CallSite("create", fileID, line), subscribe)
  }

  /// Creates a sequence from a function that sends events to an observer.
  ///
  /// The compiler chooses this overload only for the reference `create(_:)`, and where a function
  /// of one parameter is expected. A call chooses `create(_:fileID:line:)`, which knows the place
  /// of the call.
  ///
  /// - Parameter subscribe: Called for every subscription; it returns the disposable of that
  ///   subscription.
  /// - Returns: The sequence.
  @_disfavoredOverload
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    create(at: .unknown("create"), subscribe)
  }

  /// Creates a sequence from a function that sends events to an observer.
  ///
  /// A recording of the wiring notes the creation at `site`; with `nil` it does not.
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
    if let site { source.recordCreation(at: site) }
    return source
  }
}

@usableFromInline
final class CreateSink<Element>: Sink<Element> {
  @usableFromInline let isStopped = OneTimeFlag()

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    if event.isStopEvent {
      if isStopped.trySet() { finish(event) }
    } else if !isStopped.isSet {
      forward(event)
    }
  }
}
