extension ObservableType {
  /// Emits events on a scheduler, in order.
  ///
  /// Events already queued are dropped once the subscription is disposed.
  ///
  /// On the queue of a `SerialDispatchQueueScheduler` or `MainScheduler`, events that wait together are emitted by one
  /// block:
  ///
  /// | scheduled between two events                   | runs                              |
  /// | ---------------------------------------------- | --------------------------------- |
  /// | work of a scheduler, events of other sequences | between them                      |
  /// | a block on the queue itself                    | after the first, maybe after both |
  ///
  /// An event that is sent while a block runs is in a later block. So the queue's other work waits only for the events
  /// that were sent before their block began.
  ///
  /// - Parameter scheduler: The scheduler to emit on.
  /// - Returns: An observable of the same events.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    // The types are compared first: a failing cast is slow, because the runtime tries many conversions.
    guard type(of: scheduler) is SerialDispatchQueueScheduler.Type,
      let serial = scheduler as? SerialDispatchQueueScheduler
    else {
      return Producer { observer in ObserveOnSink(observer, scheduler).run(source) }
    }
    return Producer { observer in source.attach(ObserveOnSerialSink(observer, serial)) }
  }
}
