extension ObservableType {
  /// Creates a new sequence for every subscription, and emits its events.
  ///
  /// - Parameter observableFactory: Creates the sequence; a failure it throws is emitted.
  /// - Returns: An observable of the created sequence's events.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { observer in
      do {
        return try observableFactory().connectSink(ForwardSink(observer))
      } catch {
        observer.on(.error(error))
        return Disposables.create()
      }
    }
  }
}
