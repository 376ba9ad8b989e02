public import Synchronization

/// A lock around plain fields of its owner.
///
/// Caller code, and the release of caller objects, never runs inside: results leave first.
@usableFromInline
struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex<Void>(())

  @inlinable
  init() {}

  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in UncheckedTransfer(body()) }.value
  }
}
