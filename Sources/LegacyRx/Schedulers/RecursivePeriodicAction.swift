import Dispatch
import Synchronization

/// Runs a periodic action on a scheduler that can only schedule single runs.
///
/// A tick that is due while an earlier run is still in progress is run afterwards.
final class RecursivePeriodicAction<State> {
  private enum Command {
    /// A period has passed: schedule the next tick, and run the action unless it is still running.
    case tick
    case runAction
  }

  private let period: RxTimeInterval
  private let action: (State) -> State
  private var state: State
  private let unfinishedTickCount = Atomic<Int>(0)

  init(period: RxTimeInterval, state: State, action: @escaping (State) -> State) {
    self.period = period
    self.state = state
    self.action = action
  }

  func start(on scheduler: some SchedulerType, after startAfter: RxTimeInterval) -> any Disposable {
    scheduler.scheduleRecursive(Command.tick, dueTime: startAfter) { command, scheduler in
      self.run(command, scheduler)
    }
  }

  private func run(_ command: Command, _ scheduler: AnyRecursiveScheduler<Command>) {
    switch command {
    case .tick:
      scheduler.schedule(.tick, dueTime: period)
      guard unfinishedTickCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0
      else {
        return
      }
      run(.runAction, scheduler)
    case .runAction:
      state = action(state)
      guard unfinishedTickCount.wrappingSubtract(1, ordering: .acquiringAndReleasing).oldValue > 1
      else {
        return
      }
      scheduler.schedule(.runAction)
    }
  }
}
