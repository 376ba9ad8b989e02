import Basics

/// A sequence of values from a callback API: a delegate, a notification, a stream of another
/// library.
///
/// ```swift
/// CallbackSource { observer in
///   let token = center.addObserver(forName: .priceChanged) { observer.next($0.price) }
///   return { center.removeObserver(token) }
/// }
/// ```
public struct CallbackSource<Element>: ValueSource {
  private let startSequence: (Observer) -> () -> Void

  /// The functions by which a sequence sends its events.
  public struct Observer: Sendable {
    /// The function to call with each value.
    public let next: @Sendable (Element) -> Void
    /// The function to call with the error that ends the sequence.
    public let failed: @Sendable (any Error) -> Void
    /// The function to call when the sequence ends without an error.
    public let completed: @Sendable () -> Void
  }

  /// Creates a sequence.
  ///
  /// Events after the cancellation, after `failed` and after `completed` are ignored; they may be
  /// sent on any thread, one at a time.
  ///
  /// - Parameter start: Starts a sequence that sends its events to an observer, and returns a
  ///   closure that cancels the sequence. It is called once for each subscription; the closure is
  ///   called once, when the subscription is cancelled or released, also after the sequence has
  ///   ended.
  public init(_ start: @escaping (Observer) -> () -> Void) {
    startSequence = start
  }

  /// Starts a new sequence; the closures are called on the thread on which it sends its events.
  ///
  /// - Parameters:
  ///   - next: Receives each value.
  ///   - failed: Receives the error that ends the sequence.
  ///   - completed: Called when the sequence ends without an error.
  /// - Returns: The cancellation; releasing it cancels, too.
  public func subscribe(
    next: @escaping @Sendable (Element) -> Void,
    failed: @escaping @Sendable (any Error) -> Void,
    completed: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let subscription = SubscriptionState()
    let cancel = startSequence(
      Observer(
        next: { if !subscription.hasEnded { next($0) } },
        failed: { if subscription.endIfActive() { failed($0) } },
        completed: { if subscription.endIfActive() { completed() } }
      )
    )
    return Cancellation {
      _ = subscription.endIfActive()
      cancel()
    }
  }

  /// The state of one subscription: whether an event or its cancellation has ended it.
  private final class SubscriptionState: Sendable {
    private let ended = Guarded(false)

    var hasEnded: Bool { ended.withLock { $0 } }

    /// Ends the subscription.
    ///
    /// - Returns: Whether this call ended it; false if it had already ended.
    func endIfActive() -> Bool {
      ended.withLock { ended in
        defer { ended = true }
        return !ended
      }
    }
  }
}
