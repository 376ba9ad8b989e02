import Dispatch
import Synchronization
import Testing

/// A value that other code delivers once, and that a test awaits for a bounded time.
final class Delivery<Value: Sendable>: Sendable {
  /// No value was delivered in time.
  struct Missing: Error, CustomStringConvertible {
    let seconds: Int

    var description: String { "Nothing was delivered within \(seconds) seconds." }
  }

  private enum State {
    /// Can transition to: awaited, delivered
    case empty
    /// Can transition to: delivered, missed
    case awaited(CheckedContinuation<Value?, Never>)
    case delivered(Value)
    case missed
  }

  private let state = Mutex(State.empty)
  private let deliveries = Atomic<Int>(0)

  /// The number of values delivered until now.
  var count: Int { deliveries.load(ordering: .relaxed) }

  /// Delivers a value; only the first one is awaited.
  func send(_ value: Value) {
    deliveries.add(1, ordering: .releasing)
    resume(with: value) { state in
      switch state {
      case .empty, .awaited: .delivered(value)
      case .delivered, .missed: nil
      }
    }
  }

  /// Returns the first value.
  ///
  /// - Throws: `Missing` after the timeout, so that the test fails instead of hanging.
  func value(within seconds: Int = 300) async throws(Missing) -> Value {
    let value: Value? = await withCheckedContinuation { continuation in
      let delivered: Value? = state.withLock { state in
        if case .delivered(let value) = state { return value }
        state = .awaited(continuation)
        return nil
      }
      if let delivered { return continuation.resume(returning: delivered) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
        self.resume(with: nil) { if case .awaited = $0 { .missed } else { nil } }
      }
    }
    // The thread sanitizer sees what happened before `send` only through this order: it does not see that of a
    // continuation that resumes before its task waits.
    _ = deliveries.load(ordering: .acquiring)
    guard let value else { throw Missing(seconds: seconds) }
    return value
  }

  /// Moves to the next state, if there is one, and resumes the task that waited in the previous
  /// state.
  private func resume(with value: Value?, _ next: (State) -> State?) {
    let waiting: CheckedContinuation<Value?, Never>? = state.withLock { state in
      guard let following = next(state) else { return nil }
      defer { state = following }
      return if case .awaited(let continuation) = state { continuation } else { nil }
    }
    waiting?.resume(returning: value)
  }
}

extension Delivery where Value == Void {
  /// Delivers a value-less event.
  func send() { send(()) }
}
