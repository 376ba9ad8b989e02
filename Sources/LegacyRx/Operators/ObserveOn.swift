extension ObservableType {
  /// Emits events on a scheduler, in order.
  ///
  /// Events already queued are dropped once the subscription is disposed.
  ///
  /// A `MainScheduler` emits an event at once, in the call, if the source sends it on the main
  /// queue and the scheduler has no work. Otherwise, with a `SerialDispatchQueueScheduler` or a
  /// `MainScheduler`, one block on the queue emits all events that are waiting. Other work can be
  /// queued after the first and before the second of two waiting events:
  ///
  /// | the other work is                                  | it runs                            |
  /// | -------------------------------------------------- | ---------------------------------- |
  /// | an action or another event on the same scheduler   | after the first, before the second |
  /// | a block that is put on the dispatch queue directly | after the first, maybe after both  |
  ///
  /// An event that is sent while a block runs is emitted by a later block. So other work of the
  /// queue waits only for events that were sent before the block began.
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
      return Producer { observer in ObserveOnNonserialSink(observer, scheduler).run(source) }
    }
    return Producer { observer in source.connectSink(ObserveOnSerialSink(observer, serial)) }
  }
}
