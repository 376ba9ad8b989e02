public import Dispatch

/// The integer types that `interval` and `timer` can emit.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// Emits 0, 1, 2 … on a scheduler, one number in each period.
  ///
  /// - Parameters:
  ///   - period: The time from the subscription to 0, and from one number to the next.
  ///   - scheduler: The scheduler to tick on.
  /// - Returns: An observable without an end; after its type's largest number it continues with the
  ///   smallest.
  public static func interval(
    _ period: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Emits 0 after a delay; with a period then 1, 2 … one in each period, without a period
  /// completes.
  ///
  /// - Parameters:
  ///   - dueTime: The time from the subscription to 0.
  ///   - period: The time from one number to the next; `nil` for 0 alone.
  ///   - scheduler: The scheduler to tick on.
  /// - Returns: An observable of 0, or of 0, 1, 2 … without an end; after its type's largest number
  ///   it continues with the smallest.
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { observer in
      let sink = Sink(observer)
      guard let period else {
        sink.hold(
          scheduler.scheduleRelative((), dueTime: dueTime) {
            sink.forward(.next(0))
            sink.finish(.completed)
            return Disposables.create()
          }
        )
        return sink
      }
      sink.hold(
        scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { tick in
          sink.forward(.next(tick))
          return tick &+ 1
        }
      )
      return sink
    }
  }
}
