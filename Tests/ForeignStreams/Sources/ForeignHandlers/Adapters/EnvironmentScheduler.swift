import Bridge
import RxSwift

/// An RxSwift scheduler that forwards to a scheduler of the bridge.
struct EnvironmentScheduler: ImmediateSchedulerType {
  private struct Call: @unchecked Sendable {
    // RxSwift passes an action to its scheduler and does not use it again: only the scheduler runs
    // it, once.
    let run: () -> Void
  }

  private let base: any WorkScheduler

  init(_ base: any WorkScheduler) { self.base = base }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let call = Call { _ = action(state) }
    let work = base.schedule(after: .zero) { call.run() }
    return Disposables.create { work.cancel() }
  }
}
