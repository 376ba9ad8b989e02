/// A scheduler that counts its pending work and, with a meter, adds the time of that work to the
/// side that scheduled it.
///
/// Work that is scheduled for a response that was shown before belongs to this response
/// (``AlreadyShownResponseWork``).
struct InstrumentedWorkScheduler: WorkScheduler {
  private let base: any WorkScheduler
  private let tracker: WorkTracker
  private let meter: WorkTimeMeter?

  init(_ base: any WorkScheduler, tracker: WorkTracker, meter: WorkTimeMeter?) {
    self.base = base
    self.tracker = tracker
    self.meter = meter
  }

  /// Returns the scheduler that an instrumented scheduler wraps; returns any other scheduler as it
  /// is.
  static func uninstrumented(_ scheduler: any WorkScheduler) -> any WorkScheduler {
    (scheduler as? Self)?.base ?? scheduler
  }

  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Cancellation {
    let item = tracker.addPendingWork()
    let measured = MeasuredWork(meter, work)
    let alreadyShown = AlreadyShownResponseWork.ofAction(scheduledAfter: delay)
    let scheduled = base.schedule(after: delay) {
      defer { item.end() }
      guard let alreadyShown else { return measured.run() }
      alreadyShown.run { measured.run() }
    }
    return Cancellation {
      item.end()
      scheduled.cancel()
    }
  }
}

private struct MeasuredWork: @unchecked Sendable {
  // Safe to send: a meter exists only while handlers run on virtual time, and then all work runs on
  // the main actor.
  private let meter: WorkTimeMeter?
  private let sideWork: WorkTimeMeter.SideWork?
  private let work: @Sendable () -> Void

  init(_ meter: WorkTimeMeter?, _ work: @escaping @Sendable () -> Void) {
    self.meter = meter
    sideWork = meter?.currentSideWork
    self.work = work
  }

  func run() {
    guard let meter else { return work() }
    meter.run(addingTimeTo: sideWork, work)
  }
}
