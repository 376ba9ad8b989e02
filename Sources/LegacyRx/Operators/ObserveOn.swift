extension ObservableType {
  /// Emits events on a scheduler, in order.
  ///
  /// Events already queued are dropped once the subscription is disposed.
  ///
  /// - Parameter scheduler: The scheduler to emit on.
  /// - Returns: An observable of the same events.
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

/// The sink of `observe(on:)` for a serial queue, which itself keeps the order of the events.
private final class ObserveOnSerialSink<Element>: Sink<Element>, ObserverType {
  private let scheduler: SerialDispatchQueueScheduler
  private let isStopped = StopFlag()

  init(_ observer: AnyObserver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    guard event.isStopEvent ? isStopped.set() : !isStopped.isSet else { return }
    _ = scheduler.schedule(event) { [self] event in
      if event.isStopEvent { finish(event) } else { forward(event) }
      return Disposables.create()
    }
  }
}

/// The sink of `observe(on:)` for any other scheduler: queues the events, as the scheduler may run several
/// actions at a time.
private final class ObserveOnSink<Element>: Sink<Element> {
  private let scheduler: any ImmediateSchedulerType
  private let isStopped = StopFlag()
  private let drain = SerialDisposable()
  private let lock = Lock()
  // Guarded by the lock.
  private var queue = Queue<Event<Element>>()
  private var isDraining = false

  init(_ observer: AnyObserver<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(observer)
  }

  func run(_ source: Observable<Element>) -> any Disposable {
    let subscription = source.attach(AnyObserver(self) { $0.on($1) })
    hold(Disposables.create(subscription, drain))
    return self
  }

  private func on(_ event: Event<Element>) {
    guard event.isStopEvent ? isStopped.set() : !isStopped.isSet else { return }
    let startsDraining = lock.withLock {
      queue.enqueue(event)
      defer { isDraining = true }
      return !isDraining
    }
    guard startsDraining else { return }
    drain.disposable = scheduler.scheduleRecursive(()) { [self] _, recurse in step { recurse(()) } }
  }

  private func step(_ recurse: () -> Void) {
    let event = lock.withLock { queue.dequeue() }
    if let event {
      if event.isStopEvent { finish(event) } else { forward(event) }
    }
    let goesOn = lock.withLock {
      isDraining = !isDisposed && !queue.isEmpty
      return isDraining
    }
    if goesOn { recurse() }
  }
}
