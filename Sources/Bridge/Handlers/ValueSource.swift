/// A sequence of values over time, from any stream library.
///
/// The bridge subscribes to a handler's output and to a screen's documents through this protocol.
/// `LegacyRx.Observable` conforms to it; another library's sequences conform in a few lines, or are
/// wrapped in a ``CallbackSource``.
public protocol ValueSource<Element> {
  /// The values of the sequence.
  associatedtype Element

  /// Starts the sequence.
  ///
  /// The closures may be called on any queue, one call at a time, and never after the cancellation.
  /// `failed` or `completed` is the last call.
  ///
  /// - Parameters:
  ///   - next: Receives each value.
  ///   - failed: Receives the error that ends the sequence.
  ///   - completed: Called when the sequence ends without an error.
  /// - Returns: The cancellation; releasing it cancels, too.
  func subscribe(
    next: @escaping @Sendable (Element) -> Void,
    failed: @escaping @Sendable (any Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation
}
