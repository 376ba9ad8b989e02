/// What a token needs to know of the observer it stands for.
@MainActor
protocol CancellableObserver: AnyObject, Sendable {
  /// Releases the closure and its captures.
  func cancel()
  /// Ends the calls, from any thread.
  nonisolated func stop()
}
