import Synchronization

/// A value protected by a lock that the thread sanitizer recognises.
///
/// Do not call a function of other code inside ``withLock(_:)``: return the function, and call it
/// afterwards.
package struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  // The thread sanitizer does not know `Mutex`; the accesses to this value show it their order.
  private let accessOrderForSanitizer = Atomic(false)

  /// Creates a protected value.
  package init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// Reads or changes the value while no other thread does.
  package func withLock<Result: Sendable, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { value throws(Failure) in
      _ = accessOrderForSanitizer.load(ordering: .acquiring)
      defer { accessOrderForSanitizer.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
