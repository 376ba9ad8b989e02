import Foundation

/// Work that is asked for any number of times within a turn of the main queue, and done once, in a
/// later one.
@MainActor
package final class OncePerTurn {
  /// The work.
  package var work: @MainActor () -> Void = {}

  private var isScheduled = false

  /// Creates a schedule without work.
  package init() {}

  /// Asks for the work; it is not done once this object has gone.
  package func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.run() }
    }
  }

  private func run() {
    isScheduled = false
    work()
  }
}
