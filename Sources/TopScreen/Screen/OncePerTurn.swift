import Foundation

/// Runs work once in a later turn of the main queue, however often it is requested before.
@MainActor
package final class OncePerTurn {
  /// The work to run, which the owner of this object sets.
  package var work: @MainActor () -> Void = {}

  private var isScheduled = false

  /// Creates an object without work.
  package init() {}

  /// Requests the work for a later turn; it does not run after this object's release.
  package func scheduleForLaterTurn() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.runNowIfScheduled() }
    }
  }

  /// Runs the work now if it is requested, in place of the later turn.
  ///
  /// - Returns: Whether it was requested.
  @discardableResult
  package func runNowIfScheduled() -> Bool {
    guard isScheduled else { return false }
    isScheduled = false
    work()
    return true
  }
}
