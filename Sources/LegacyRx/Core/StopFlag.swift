public import Synchronization

/// Whether a stop event passed; it can pass once.
@usableFromInline
struct StopFlag: ~Copyable {
  @usableFromInline let flag = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Sets the flag; true for the one caller who did.
  @inlinable
  borrowing func set() -> Bool { !flag.exchange(true, ordering: .relaxed) }
}
