/// An observer that a ``StateObservation`` can cancel.
@MainActor
protocol CancellableObserver: AnyObject, Sendable {
  /// Releases the closure and its captures.
  func cancel()
  /// Prevents further calls, from any thread.
  nonisolated func preventFurtherCalls()
}
