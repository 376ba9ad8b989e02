public import Synchronization

/// A lock that guards stored properties of its owner.
///
/// Code of callers never runs inside the lock, and objects of callers are not released there:
/// `withLock(_:)` returns such objects, and the owner releases them outside.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())
  #if DEBUG
  // The thread sanitizer does not see into `Mutex`; this shows it the order.
  @usableFromInline let orderVisibleToThreadSanitizer = Atomic<Bool>(false)
  #endif

  @inlinable
  init() {}

  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in
      #if DEBUG
      _ = orderVisibleToThreadSanitizer.load(ordering: .acquiring)
      defer { orderVisibleToThreadSanitizer.store(true, ordering: .releasing) }
      #endif
      return UncheckedTransfer(body())
    }.value
  }
}
