import Dispatch
import LegacyRx

extension SchedulerType {
  /// Does something on the main queue, wherever the scheduler runs.
  func scheduleOnMain(
    after delay: RxTimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> any Disposable {
    scheduleRelative((), dueTime: delay) { _ in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated(action)
      } else {
        DispatchQueue.main.async(execute: action)
      }
      return Disposables.create()
    }
  }
}
