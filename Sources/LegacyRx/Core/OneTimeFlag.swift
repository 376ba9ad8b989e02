public import Synchronization

/// A flag that is false until the first call sets it; it is never reset.
@usableFromInline
struct OneTimeFlag: ~Copyable {
  @usableFromInline let flag = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Sets the flag; returns true for the first caller, false if the flag was already set.
  @inlinable
  borrowing func trySet() -> Bool { !flag.exchange(true, ordering: .relaxed) }
}
