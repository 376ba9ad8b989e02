public import Dispatch
import Foundation

extension ObservableType {
  /// Emits at most one element in each interval: the first one at once, and by default the latest
  /// of the others at the end of the interval.
  ///
  /// ```
  /// source                      ──1─2─3────4──┤
  /// throttle(5)                 ──1────3────4─┤
  /// throttle(5, latest: false)  ──1────────4──┤
  /// ```
  ///
  /// An interval starts after each emission, when the observer has returned. A failure is emitted
  /// at once, and drops the waiting element. If the source completes while an element waits, the
  /// element is emitted at the end of the interval, and the completion follows it.
  ///
  /// As in RxSwift, the rest of an interval is rounded to the unit of `dueTime`. With `.seconds(1)`
  /// an element can be emitted half a second early or late; with `.milliseconds(1000)`, half a
  /// millisecond.
  ///
  /// - Parameters:
  ///   - dueTime: The length of the interval.
  ///   - latest: Whether the latest waiting element is emitted at the end of the interval.
  ///   - scheduler: The scheduler to emit on.
  /// - Returns: An observable whose elements are at least the interval apart, but for the rounding.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in ThrottleSink(observer, dueTime, latest, scheduler).run(source) }
  }
}

private final class ThrottleSink<Element>: Sink<Element> {
  private let dueTime: RxTimeInterval
  private let emitsLatest: Bool
  private let scheduler: any SchedulerType
  private let gate = SerialGate()
  private let timer = SerialDisposable()
  // Accessed only inside the gate.
  /// The latest element that waits for the end of the interval.
  private var waitingElement: Element?
  /// The time of the last emission; `nil` before the first.
  private var lastEmissionDate: Date?
  /// Whether the source has completed while an element was waiting.
  private var hasSourceCompleted = false

  init(
    _ observer: AnyObserver<Element>,
    _ dueTime: RxTimeInterval,
    _ latest: Bool,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    emitsLatest = latest
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
    case .next(let element): receive(element)
    case .error:
      waitingElement = nil
      finish(event)
    case .completed:
      if waitingElement != nil { hasSourceCompleted = true } else { finish(.completed) }
    }
  }

  private func receive(_ element: Element) {
    let remainingTime =
      lastEmissionDate.map {
        dueTime.reduceWithSpanBetween(earlierDate: $0, laterDate: scheduler.now)
      } ?? .nanoseconds(0)
    if remainingTime.isZero { return emit(element) }
    guard emitsLatest else { return }
    let isScheduled = waitingElement != nil
    waitingElement = element
    guard !isScheduled else { return }
    let next = SingleAssignmentDisposable()
    timer.disposable = next
    next.setDisposable(
      scheduler.scheduleRelative((), dueTime: remainingTime) { [self] in
        gate.send((), to: onTimer)
        return Disposables.create()
      }
    )
  }

  private func onTimer(_: Void) {
    if let waitingElement { emit(waitingElement) }
    if hasSourceCompleted { finish(.completed) }
  }

  private func emit(_ element: Element) {
    waitingElement = nil
    forward(.next(element))
    // After the element was processed, however long that took.
    lastEmissionDate = scheduler.now
  }
}
