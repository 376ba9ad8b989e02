import Dispatch
import LegacyRx

/// An Rx scheduler, as the bridge schedules work.
struct RxScheduler: WorkScheduler {
  let base: any SchedulerType

  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Cancellation {
    let scheduled = base.scheduleRelative((), dueTime: delay.rxInterval) { _ in
      work()
      return Disposables.create()
    }
    return Cancellation { scheduled.dispose() }
  }
}

extension Duration {
  /// The duration as an interval of Rx, in nanoseconds; beyond 292 years it is the longest interval.
  var rxInterval: RxTimeInterval {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (nanoseconds, overflowsToo) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard !overflows, !overflowsToo else { return .nanoseconds(seconds < 0 ? .min : .max) }
    return .nanoseconds(Int(nanoseconds))
  }
}
