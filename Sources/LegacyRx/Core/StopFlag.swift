public import Synchronization

/// A flag for a stop event, which can be set only once.
@usableFromInline
struct StopFlag: ~Copyable {
  @usableFromInline let flag = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Sets the flag; returns true for the first caller, false for all others.
  @inlinable
  borrowing func set() -> Bool { !flag.exchange(true, ordering: .relaxed) }
}
