/// The observers of a subject and their lock, which subscriptions retain in place of the subject.
///
/// An observer can retain its own subscription, so the subject removes all observers when it is
/// released. This class has no parameter for the element type, because code for types without
/// parameters needs no look-up of type metadata.
@usableFromInline
final class LockedObservers: SubscriptionOwner {
  @usableFromInline let lock = Lock()
  // Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var list = KeyedList<ErasedObserver>()
  /// Whether observers can be inserted.
  @exclusivity(unchecked) @usableFromInline var isOpen = true

  @inlinable
  init() {
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  @inlinable
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  /// Inserts an observer, and returns its key; `nil` after `close()`.
  func insert(_ observer: ErasedObserver) -> UInt64? {
    lock.withLock { isOpen ? list.insert(observer) : nil }
  }

  @usableFromInline
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { list.remove(key) }
    _ = released
  }

  /// Removes all observers; the caller releases them outside the lock.
  ///
  /// - Returns: The observers that were removed.
  func closeTakingLock() -> KeyedList<ErasedObserver> {
    lock.withLock { close() }
  }

  /// Removes all observers, and accepts no others; called inside the lock.
  @inlinable
  func close() -> KeyedList<ErasedObserver> {
    isOpen = false
    defer { list = KeyedList() }
    return list
  }
}
