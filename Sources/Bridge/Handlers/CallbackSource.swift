/// A sequence of values that a closure produces by callbacks: a delegate, a notification, a stream of
/// another library.
///
/// ```swift
/// CallbackSource { observer in
///   let token = center.addObserver(forName: .priceChanged) { observer.next($0.price) }
///   return { center.removeObserver(token) }
/// }
/// ```
public struct CallbackSource<Element>: ValueSource {
  private let start: (Observer) -> () -> Void

  /// Receives the events of a sequence.
  public struct Observer: Sendable {
    /// Receives each value.
    public let next: @Sendable (Element) -> Void
    /// Receives the error that ends the sequence.
    public let failed: @Sendable (any Error) -> Void
    /// Called when the sequence ends without an error.
    public let completed: @Sendable () -> Void
  }

  /// Creates a sequence.
  ///
  /// - Parameter start: Starts the sequence for an observer and returns a closure that cancels it. It is
  ///   called once for each subscription.
  public init(_ start: @escaping (Observer) -> () -> Void) {
    self.start = start
  }

  /// Starts the sequence.
  ///
  /// - Parameters:
  ///   - next: Receives each value.
  ///   - failed: Receives the error that ends the sequence.
  ///   - completed: Called when the sequence ends without an error.
  /// - Returns: The cancellation, which also takes effect when it is released.
  public func subscribe(
    next: @escaping @Sendable (Element) -> Void,
    failed: @escaping @Sendable (any Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation {
    Cancellation(start(Observer(next: next, failed: failed, completed: completed)))
  }
}
