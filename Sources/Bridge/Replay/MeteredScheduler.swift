import LegacyRx

/// A scheduler whose actions are the work of whoever has scheduled them.
final class MeteredScheduler: SchedulerType {
  private let base: any SchedulerType
  private let meter: WorkMeter

  init(_ base: any SchedulerType, _ meter: WorkMeter) {
    self.base = base
    self.meter = meter
  }

  var now: RxTime { base.now }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    base.schedule(state, action: metered(action))
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    base.scheduleRelative(state, dueTime: dueTime, action: metered(action))
  }

  private func metered<StateType>(
    _ action: @escaping (StateType) -> any Disposable
  ) -> (StateType) -> any Disposable {
    let (meter, worker) = (meter, meter.worker)
    return { state in meter.run(as: worker) { action(state) } }
  }
}
