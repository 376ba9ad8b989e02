public import LegacyRx

extension Observable: ValueSource {
  /// Subscribes to the sequence; the closures are called on the thread on which it emits.
  ///
  /// - Parameters:
  ///   - next: Receives each value.
  ///   - failed: Receives the error that ends the sequence.
  ///   - completed: Called when the sequence ends without an error.
  /// - Returns: The cancellation, which disposes the subscription; releasing it cancels, too.
  public func subscribe(
    next: @escaping @Sendable (Element) -> Void,
    failed: @escaping @Sendable (any Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let subscription = subscribe(onNext: next, onError: failed, onCompleted: completed)
    return Cancellation { subscription.dispose() }
  }
}
