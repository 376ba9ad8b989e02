import Dispatch
import LegacyRx

/// An Rx scheduler that counts its pending work with a tracker and, with a meter, adds the time of
/// its work to the side that scheduled it.
///
/// Periodic work is not counted, but its time is added. Work with the due time `never` is not
/// counted either. Work that is scheduled for a response that was shown before belongs to this
/// response (``AlreadyShownResponseWork``).
final class InstrumentedRxScheduler: SchedulerType {
  private let base: any SchedulerType
  private let tracker: WorkTracker?
  private let meter: WorkTimeMeter?

  init(_ base: any SchedulerType, tracker: WorkTracker?, meter: WorkTimeMeter?) {
    self.base = base
    self.tracker = tracker
    self.meter = meter
  }

  var now: RxTime { base.now }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleTrackingWork(action, after: .zero) { base.schedule(state, action: $0) }
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let delay = dueTime.duration else {
      return base.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    return scheduleTrackingWork(action, after: delay) {
      base.scheduleRelative(state, dueTime: dueTime, action: $0)
    }
  }

  func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    base.schedulePeriodic(
      state,
      startAfter: startAfter,
      period: period,
      action: measuringWork(action)
    )
  }

  private func scheduleTrackingWork<StateType>(
    _ action: @escaping (StateType) -> any Disposable,
    after delay: Duration,
    _ schedule: (@escaping (StateType) -> any Disposable) -> any Disposable
  ) -> any Disposable {
    let metered = keepingAlreadyShownWork(measuringWork(action), after: delay)
    guard let item = tracker?.addPendingWork() else { return schedule(metered) }
    let scheduled = schedule { state in
      defer { item.end() }
      return metered(state)
    }
    return Disposables.create {
      item.end()
      scheduled.dispose()
    }
  }

  /// Returns an action that belongs to the response of the current work, if this was shown before.
  private func keepingAlreadyShownWork<StateType, Result>(
    _ action: @escaping (StateType) -> Result,
    after delay: Duration
  ) -> (StateType) -> Result {
    guard let work = AlreadyShownResponseWork.ofAction(scheduledAfter: delay) else {
      return action
    }
    return { state in work.run { action(state) } }
  }

  private func measuringWork<StateType, Result>(
    _ action: @escaping (StateType) -> Result
  ) -> (StateType) -> Result {
    guard let meter else { return action }
    let sideWork = meter.currentSideWork
    return { state in meter.run(addingTimeTo: sideWork) { action(state) } }
  }
}
