import Dispatch

/// The main queue, identified by a queue-specific key.
///
/// `Thread.isMainThread` is not enough: once a Linux process has suspended on the main actor, other
/// threads serve the main queue.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs work of the main actor, for a caller that has found itself on the main queue.
  ///
  /// Asking the runtime once more, as `MainActor.assumeIsolated` does, shows in what a delivery takes.
  @inline(__always)
  static func runHere(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
      // Isolation to a global actor is no part of how a function is represented, and `isCurrent` was true.
      unsafeBitCast(work, to: (() -> Void).self)()
    }
  }
}
