public import Synchronization

/// A lock around plain fields of its owner.
///
/// Caller code, and the release of caller objects, never runs inside: results leave first.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())
  #if DEBUG
  // The thread sanitizer does not see into `Mutex`; this shows it the order.
  @usableFromInline let order = Atomic<Bool>(false)
  #endif

  @inlinable
  init() {}

  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in
      #if DEBUG
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      #endif
      return UncheckedTransfer(body())
    }.value
  }
}
