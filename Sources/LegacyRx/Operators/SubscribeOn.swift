extension ObservableType {
  /// Subscribes to the source, and disposes the subscription, on a scheduler.
  ///
  /// - Returns: An observable of the same events, emitted on the threads on which the source emits
  ///   them.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { observer in
      let recording = WiringContext?.current
      let sink = ForwardSink(observer)
      let subscription = SerialDisposable()
      let start = SingleAssignmentDisposable()
      subscription.disposable = start
      start.setDisposable(
        scheduler.schedule(()) {
          subscription.disposable = ScheduledDisposable(
            scheduler: scheduler,
            disposable: recording.runInContext { subscribe(sink) }
          )
          return Disposables.create()
        }
      )
      sink.hold(subscription)
      return sink
    }
  }
}
