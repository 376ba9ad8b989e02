import Dispatch

/// A scheduler that runs work later, on its own queue.
public protocol WorkScheduler {
  /// Runs work once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: The delay; with zero, as soon as the scheduler can, in a later turn or at once.
  ///   - work: The work.
  /// - Returns: The cancellation of work that has not begun; releasing it cancels, too.
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Cancellation
}

extension WorkScheduler {
  /// Runs work once on the main queue, after a delay, even if the scheduler runs its own work
  /// elsewhere.
  func scheduleOnMain(
    after delay: Duration,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    schedule(after: delay) {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated(work)
      } else {
        DispatchQueue.main.async(execute: work)
      }
    }
  }
}
