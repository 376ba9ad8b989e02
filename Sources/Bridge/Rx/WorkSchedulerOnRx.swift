import Dispatch
import LegacyRx

/// A `WorkScheduler` that runs its work on an Rx scheduler.
struct WorkSchedulerOnRx: WorkScheduler {
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
  /// The duration as an Rx interval in nanoseconds, at most 292 years.
  var rxInterval: RxTimeInterval {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (nanoseconds, overflowsToo) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard !overflows, !overflowsToo else { return .nanoseconds(seconds < 0 ? .min : .max) }
    return .nanoseconds(Int(nanoseconds))
  }
}
