import Foundation

/// Work that can be requested many times within a turn of the main queue, and runs once in a later
/// turn.
@MainActor
package final class OncePerTurn {
  /// The work.
  package var work: @MainActor () -> Void = {}

  private var isScheduled = false

  /// Creates a schedule without work.
  package init() {}

  /// Requests the work; it does not run after this object's release.
  package func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.runIfRequested() }
    }
  }

  /// Runs the work now if it is requested, in place of the later turn.
  ///
  /// - Returns: Whether it was requested.
  @discardableResult
  package func runIfRequested() -> Bool {
    guard isScheduled else { return false }
    isScheduled = false
    work()
    return true
  }
}
