import Foundation

/// Runs work once in a later turn of the main queue, for any number of requests until then.
///
/// A request during the work schedules another run.
@MainActor
package final class WorkOnceInLaterTurn {
  /// The work to run, which the owner of this object sets.
  package var workInLaterTurn: @MainActor () -> Void = {}

  private var isScheduledForLaterTurn = false

  /// Creates an object without work.
  package init() {}

  /// Requests the work for a later turn; it does not run after this object's release.
  package func scheduleForLaterTurn() {
    guard !isScheduledForLaterTurn else { return }
    isScheduledForLaterTurn = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.runNowIfScheduled() }
    }
  }

  /// Runs the work now if it is requested, in place of the later turn.
  ///
  /// - Returns: Whether it was requested.
  @discardableResult
  package func runNowIfScheduled() -> Bool {
    guard isScheduledForLaterTurn else { return false }
    isScheduledForLaterTurn = false
    workInLaterTurn()
    return true
  }
}
