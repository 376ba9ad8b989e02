public import Dispatch

extension ObservableType {
  /// Emits an element when the source has not emitted another one for a time.
  ///
  /// ```
  /// source       ──1─2────3──4┤
  /// debounce(3)  ───────2─────4┤
  /// ```
  ///
  /// | event       | if an element is waiting, it        | otherwise  |
  /// | ----------- | ----------------------------------- | ---------- |
  /// | `next`      | is replaced, the time starts again  | the element waits |
  /// | time is up  | is emitted                          | –          |
  /// | `completed` | is emitted, then `completed`        | `completed`|
  /// | `error`     | is dropped, then the error          | the error  |
  ///
  /// - Parameters:
  ///   - dueTime: The time for which the source must emit nothing.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: An observable of the last element of each burst.
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in DebounceSink(observer, dueTime, scheduler).run(source) }
  }
}

private final class DebounceSink<Element>: Sink<Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let gate = SerialGate()
  private let timer = SerialDisposable()
  // Accessed only inside the gate.
  private var waitingElement: Element?
  /// The number of the latest element: a timer of an earlier one does nothing.
  private var latestElementNumber: UInt64 = 0

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
    let subscription = source.connectAndRecord(
      AnyObserver { [self] event in gate.send(event, to: on) }
    )
    hold(Disposables.create(subscription, timer))
    return self
  }

  private func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      latestElementNumber &+= 1
      waitingElement = element
      let next = SingleAssignmentDisposable()
      timer.disposable = next
      next.setDisposable(
        scheduler.scheduleRelative(latestElementNumber, dueTime: dueTime) { [self] number in
          gate.send(number, to: onTimer)
          return Disposables.create()
        }
      )
    case .error:
      waitingElement = nil
      finish(event)
    case .completed:
      if let element = waitingElement {
        waitingElement = nil
        forward(.next(element))
      }
      finish(.completed)
    }
  }

  private func onTimer(forElementNumber number: UInt64) {
    guard number == latestElementNumber, let element = waitingElement else { return }
    waitingElement = nil
    forward(.next(element))
  }
}
