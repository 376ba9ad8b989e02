import Dispatch

/// The main queue, identified by a queue-specific key.
///
/// `Thread.isMainThread` is not enough: once a Linux process has suspended on the main actor, other
/// threads serve the main queue.
package enum MainQueue {
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

  /// Runs main-actor work at once, for a caller that has checked that it is on the main queue.
  ///
  /// Checking again, as `MainActor.assumeIsolated` does, would have a measurable cost in a
  /// delivery.
  @inline(__always)
  static func runAtOnceAssumingMainQueue(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
      // The cast is safe: isolation to a global actor does not change a function's representation,
      // and the caller has checked `isCurrent`.
      unsafeBitCast(work, to: (() -> Void).self)()
    }
  }
}
