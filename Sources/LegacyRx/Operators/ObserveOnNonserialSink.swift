/// The sink of `observe(on:)` for every scheduler except a `SerialDispatchQueueScheduler`.
///
/// It queues the events and emits one at a time, because the scheduler may run several actions at a
/// time.
@usableFromInline
final class ObserveOnNonserialSink<Element>: Sink<Element> {
  private let scheduler: any ImmediateSchedulerType
  private let hasReceivedStopEvent = OneTimeFlag()
  private let scheduledDrain = SerialDisposable()
  private let lock = Lock()
  // Guarded by the lock.
  private var queue = Queue<Event<Element>>()
  private var isDraining = false

  @usableFromInline
  init(_ observer: AnyObserver<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(observer)
  }

  @usableFromInline
  func run(_ source: Observable<Element>) -> any Disposable {
    let subscription = source.connectAndRecord(AnyObserver(self) { $0.on($1) })
    hold(Disposables.create(subscription, scheduledDrain))
    return self
  }

  private func on(_ event: Event<Element>) {
    guard event.isStopEvent ? hasReceivedStopEvent.trySet() : !hasReceivedStopEvent.isSet else {
      return
    }
    let startsDraining = lock.withLock {
      queue.enqueue(event)
      defer { isDraining = true }
      return !isDraining
    }
    guard startsDraining else { return }
    scheduledDrain.disposable = scheduler.scheduleRecursive(()) { [self] _, recurse in
      emitNext { recurse(()) }
    }
  }

  private func emitNext(_ scheduleNext: () -> Void) {
    let event = lock.withLock { queue.dequeue() }
    if let event {
      if event.isStopEvent { finish(event) } else { forward(event) }
    }
    let continuesDraining = lock.withLock {
      isDraining = !isDisposed && !queue.isEmpty
      return isDraining
    }
    if continuesDraining { scheduleNext() }
  }
}
