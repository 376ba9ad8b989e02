extension ObservableType {
  /// Creates a resource and a sequence for every subscription, and disposes the resource when the
  /// subscription ends.
  ///
  /// ```
  /// resource  ├──────────┤            disposed after `completed`, an error or disposal
  /// made      ──1──2──3──┤
  /// result    ──1──2──3──┤
  /// ```
  ///
  /// A stop event is emitted first; then the subscription to the created sequence is disposed, then
  /// the resource. If the sequence cannot be created, the failure is emitted, then the resource is
  /// disposed.
  ///
  /// - Parameters:
  ///   - resourceFactory: Creates the resource; a failure it throws is emitted.
  ///   - observableFactory: Creates the sequence from the resource; a failure it throws is emitted.
  /// - Returns: An observable of the created sequence's events.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { observer in
      let sink = ForwardSink(observer)
      let resource = SingleAssignmentDisposable()
      do {
        let newResource = try resourceFactory()
        resource.setDisposable(newResource)
        let source = try observableFactory(newResource)
        sink.hold(
          Disposables.create(source.connectAndRecord(AnyObserver(sink) { $0.on($1) }), resource)
        )
      } catch {
        sink.finish(.error(error))
        resource.dispose()
      }
      return sink
    }
  }
}
