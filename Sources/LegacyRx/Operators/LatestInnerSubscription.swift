public import Synchronization

/// The subscription to the latest of several inner sequences, for `flatMapLatest` and
/// `switchLatest()`.
@usableFromInline
final class LatestInnerSubscription: Disposable {
  private let subscriptionLock = Lock()
  // Bit 0: the latest inner sequence runs. Bit 1: `subscription` is set for it. The rest: its number.
  @usableFromInline let latestIDAndFlags = Atomic<UInt>(0)
  // Guarded by the lock.
  private var subscription: (any Disposable)?
  private var isDisposed = false

  @usableFromInline
  init() {}

  /// The number of the latest inner sequence; 0 before the first.
  @inlinable
  var latestID: UInt { latestIDAndFlags.load(ordering: .relaxed) >> 2 }

  /// Whether the latest inner sequence has not ended; false before the first.
  @usableFromInline
  var isLatestRunning: Bool { latestIDAndFlags.load(ordering: .acquiring) & 1 != 0 }

  /// Makes the next inner sequence the latest, and disposes the stored subscription to the previous
  /// one; returns the number of the new one.
  @inlinable
  func advanceToNextInner() -> UInt {
    let before = latestIDAndFlags.load(ordering: .acquiring)
    return before & 2 == 0
      && tryReplaceIDAndFlags(before, with: idAndFlagsOfNextInner(after: before))
      ? idAndFlagsOfNextInner(after: before) >> 2 : advanceToNextInnerTakingLock()
  }

  /// Returns the value of `latestIDAndFlags` for the inner sequence that follows: its number is one
  /// higher, it runs, and its subscription is not stored yet.
  @inlinable
  func idAndFlagsOfNextInner(after latestIDAndFlags: UInt) -> UInt {
    (latestIDAndFlags >> 2 &+ 1) << 2 | 1
  }

  /// Sets `latestIDAndFlags` to `after` if it still is `before`; returns whether it was.
  @inlinable
  func tryReplaceIDAndFlags(_ before: UInt, with after: UInt) -> Bool {
    latestIDAndFlags.compareExchange(
      expected: before,
      desired: after,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Makes the next inner sequence the latest, and disposes the stored subscription to the previous
  /// one; returns the number of the new one.
  @usableFromInline
  func advanceToNextInnerTakingLock() -> UInt {
    let (id, unused) = subscriptionLock.withLock {
      var before = latestIDAndFlags.load(ordering: .acquiring)
      while !tryReplaceIDAndFlags(before, with: idAndFlagsOfNextInner(after: before)) {
        before = latestIDAndFlags.load(ordering: .acquiring)
      }
      return (idAndFlagsOfNextInner(after: before) >> 2, takeStoredSubscription())
    }
    unused?.dispose()
    return id
  }

  /// Stores the subscription to an inner sequence; disposes it at once if that sequence has ended
  /// or is not the latest, or after disposal.
  @inlinable
  func storeOrDispose(_ subscription: any Disposable, ofInner id: UInt) {
    if latestIDAndFlags.load(ordering: .acquiring) != id << 2 | 1
      || !tryStore(subscription, ofInner: id)
    {
      subscription.dispose()
    }
  }

  /// Stores the subscription to an inner sequence; returns false without storing it if that
  /// sequence has ended or is not the latest, or after disposal.
  @usableFromInline
  func tryStore(_ subscription: any Disposable, ofInner id: UInt) -> Bool {
    let running = id << 2 | 1
    let (isStored, unused): (Bool, (any Disposable)?) = subscriptionLock.withLock {
      guard !isDisposed, tryReplaceIDAndFlags(running, with: running | 2) else {
        return (false, nil)
      }
      // The subscription of a sequence that has ended and has not been removed yet.
      let before = takeStoredSubscription()
      self.subscription = subscription
      return (true, before)
    }
    unused?.dispose()
    return isStored
  }

  /// Records that an inner sequence has ended; if it is the latest, disposes its stored
  /// subscription and returns true, otherwise returns false.
  @inlinable
  func recordEnd(ofInner id: UInt) -> Bool {
    let ended = id << 2
    if tryReplaceIDAndFlags(ended | 1, with: ended) { return true }
    guard tryReplaceIDAndFlags(ended | 3, with: ended) else { return latestID == id }
    disposeIfLatest(id)
    return true
  }

  /// Disposes the stored subscription if the inner sequence with this number is still the latest.
  @usableFromInline
  func disposeIfLatest(_ id: UInt) {
    let unused = subscriptionLock.withLock { latestID == id ? takeStoredSubscription() : nil }
    unused?.dispose()
  }

  @usableFromInline
  func dispose() {
    let unused = subscriptionLock.withLock {
      isDisposed = true
      return takeStoredSubscription()
    }
    unused?.dispose()
  }

  /// Removes and returns the stored subscription; called inside the lock.
  private func takeStoredSubscription() -> (any Disposable)? {
    let subscription = subscription
    self.subscription = nil
    return subscription
  }
}
