import Dispatch

/// The sink of `delay`: emits the events of a source later, one for each run on the scheduler.
final class DelaySink<Element>: Sink<Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let sourceSubscription = SingleAssignmentDisposable()
  private let timer = SerialDisposable()
  private let lock = Lock()
  private var queue = DelayQueue<Element>()

  init(
    _ observer: AnyObserver<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(observer)
  }

  func run(_ source: Observable<Element>) -> any Disposable {
    sourceSubscription.setDisposable(source.connectAndRecord(AnyObserver(self) { $0.on($1) }))
    hold(Disposables.create(sourceSubscription, timer))
    return self
  }

  private func on(_ event: Event<Element>) {
    if event.isStopEvent { sourceSubscription.dispose() }
    if case .error(let error) = event {
      let (mustEmitFailure, droppedEvents) = lock.withLock { queue.fail(error) }
      _ = droppedEvents
      if mustEmitFailure { finish(event) }
      return
    }
    let now = scheduler.now
    guard lock.withLock({ queue.mustScheduleEmission(afterEnqueueing: event, at: now) }) else {
      return
    }
    timer.disposable = scheduler.scheduleRecursive((), dueTime: dueTime) { _, scheduler in
      self.runEmission(scheduler)
    }
  }

  private func runEmission(_ recursive: AnyRecursiveScheduler<Void>) {
    guard lock.withLock({ queue.startEmissionUnlessFailed() }) else { return }
    var hasEmitted = false
    while true {
      switch lock.withLock({ queue.nextEmissionAction(hasEmissionSentEvent: hasEmitted) }) {
      case .emit(let event):
        hasEmitted = true
        guard !event.isStopEvent else { return finish(event) }
        forward(event)
      case .scheduleNextEmission(let time):
        let rest = dueTime.reduceWithSpanBetween(earlierDate: time, laterDate: scheduler.now)
        return recursive.schedule((), dueTime: rest)
      case .fail(let error): return finish(.error(error))
      case .endEmission: return
      }
    }
  }
}
