import Bridge
import RxSwift

/// An RxSwift scheduler on one of the bridge's.
struct EnvironmentScheduler: ImmediateSchedulerType {
  private struct Call: @unchecked Sendable {
    // RxSwift hands an action to its scheduler and does not touch it again: the scheduler alone runs it, once.
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
