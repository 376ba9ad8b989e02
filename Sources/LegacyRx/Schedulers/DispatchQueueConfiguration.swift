import Dispatch
import Foundation

/// The dispatch queue and the timer leeway of a scheduler, with functions that schedule work on the
/// queue.
struct DispatchQueueConfiguration: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    let work = UncheckedTransfer {
      guard !cancel.isDisposed else { return }
      cancel.setDisposable(action(state))
    }
    queue.async { work.value() }
    return cancel
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let timer = QueueTimer(queue: queue)
    let result = CompositeDisposable()
    _ = result.insert(timer)
    timer.start(after: dueTime, repeating: nil, leeway: leeway) {
      guard !result.isDisposed else { return }
      _ = result.insert(action(state))
      timer.dispose()
    }
    return result
  }

  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    let timer = QueueTimer(queue: queue)
    var current = state
    timer.start(after: startAfter, repeating: period, leeway: leeway) {
      guard !timer.isDisposed else { return }
      current = action(current)
    }
    return timer
  }
}
