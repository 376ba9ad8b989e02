import Foundation
import LegacyRx

/// An Rx scheduler that runs its work on a `WorkScheduler`; work with the due time `never` does not
/// run.
final class RxSchedulerOnWorkScheduler: SchedulerType {
  private let base: any WorkScheduler

  init(_ base: any WorkScheduler) {
    self.base = base
  }

  var now: RxTime { Date() }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    schedule(state, after: .zero, action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let delay = dueTime.duration else { return Disposables.create() }
    return schedule(state, after: delay, action)
  }

  private func schedule<StateType>(
    _ state: StateType,
    after delay: Duration,
    _ action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let started = SingleAssignmentDisposable()
    // The work keeps it until it begins: in Rx, work whose disposable is released still runs.
    let waiting = SingleAssignmentDisposable()
    let call = RxAction {
      waiting.dispose()
      started.setDisposable(action(state))
    }
    let cancellation = base.schedule(after: delay) { call.run() }
    waiting.setDisposable(Disposables.create { cancellation.cancel() })
    return Disposables.create(started, waiting)
  }
}

/// A call of an Rx action, wrapped so that it can be sent to another thread although its types are
/// not `Sendable`.
private struct RxAction: @unchecked Sendable {
  // Safe to send: Rx passes an action to its scheduler and does not use the action again; only the
  // scheduler runs it, once.
  let run: () -> Void
}

extension RxTimeInterval {
  /// The interval as a duration; `nil` for `never`.
  var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    @unknown default: nil
    }
  }
}
