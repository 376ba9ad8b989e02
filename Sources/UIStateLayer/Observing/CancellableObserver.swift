/// What a token needs to know of the observer it stands for.
@MainActor
protocol CancellableObserver: AnyObject, Sendable {
  /// Lets the closure go, and what it captured.
  func cancel()
  /// Ends the calls, from any thread.
  nonisolated func stop()
}
