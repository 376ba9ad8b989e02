/// A handle that ends a subscription or scheduled work once: when ``cancel()`` is called, or when
/// the handle is released.
public final class Cancellation {
  private var onCancel: (() -> Void)?

  /// Creates a cancellation.
  ///
  /// - Parameter onCancel: Called once, on the queue of the caller of ``cancel()`` or of the last
  ///   release; released after that.
  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  deinit {
    cancel()
  }

  /// Ends the subscription or the work; a second call does nothing.
  public func cancel() {
    let onCancel = self.onCancel
    self.onCancel = nil
    onCancel?()
  }
}
