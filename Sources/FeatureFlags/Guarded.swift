import Synchronization

/// A value protected by a lock.
///
/// Caller code never runs inside the lock: the closures to call are returned from it first.
final class Guarded<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>
  // The thread sanitizer does not model `Mutex`; these annotations show it the order.
  private let order = Atomic(false)

  init(_ value: Value) {
    mutex = Mutex(value)
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
