public import Synchronization

/// The subscription to the latest of several inner sequences, for `flatMapLatest` and `switchLatest()`.
@usableFromInline
final class LatestInner: Disposable {
  private let connectionLock = Lock()
  // Bit 0: the latest inner sequence runs. Bit 1: `connection` is its subscription. The rest: its number.
  @usableFromInline let numberAndFlags = Atomic<UInt>(0)
  // Guarded by the lock.
  private var connection: (any Disposable)?
  private var isDisposed = false

  @usableFromInline
  init() {}

  /// The number of the latest inner sequence.
  @inlinable
  var latestID: UInt { numberAndFlags.load(ordering: .relaxed) >> 2 }

  /// Whether the latest inner sequence has not ended.
  @usableFromInline
  var isLatestRunning: Bool { numberAndFlags.load(ordering: .acquiring) & 1 != 0 }

  /// Starts a new inner sequence, and disposes the subscription to the previous one; returns the number of the new one.
  @inlinable
  func beginNextInner() -> UInt {
    let before = numberAndFlags.load(ordering: .acquiring)
    return before & 2 == 0
      && replaceNumberAndFlags(before, with: successor(of: before))
      ? successor(of: before) >> 2 : beginNextInnerTakingLock()
  }

  /// Returns the value of `numberAndFlags` for the inner sequence that follows: its number is one
  /// higher, it runs, and its subscription is not stored yet.
  @inlinable
  func successor(of numberAndFlags: UInt) -> UInt { (numberAndFlags >> 2 &+ 1) << 2 | 1 }

  /// Sets `numberAndFlags` to `after` if it still is `before`; returns whether it was.
  @inlinable
  func replaceNumberAndFlags(_ before: UInt, with after: UInt) -> Bool {
    numberAndFlags.compareExchange(
      expected: before,
      desired: after,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Starts a new inner sequence, and disposes the stored subscription to the previous one; returns
  /// the number of the new one.
  @usableFromInline
  func beginNextInnerTakingLock() -> UInt {
    let (id, unused) = connectionLock.withLock {
      var before = numberAndFlags.load(ordering: .acquiring)
      while !replaceNumberAndFlags(before, with: successor(of: before)) {
        before = numberAndFlags.load(ordering: .acquiring)
      }
      return (successor(of: before) >> 2, take())
    }
    unused?.dispose()
    return id
  }

  /// Stores the subscription to an inner sequence; disposes it at once if that sequence has ended or is not the latest,
  /// or after disposal.
  @inlinable
  func hold(_ connection: any Disposable, _ id: UInt) {
    if numberAndFlags.load(ordering: .acquiring) != id << 2 | 1 || !tryStore(connection, id) {
      connection.dispose()
    }
  }

  /// Stores the subscription to an inner sequence; returns false without storing it if that
  /// sequence has ended or is not the latest, or after disposal.
  @usableFromInline
  func tryStore(_ connection: any Disposable, _ id: UInt) -> Bool {
    let running = id << 2 | 1
    let (isStored, unused): (Bool, (any Disposable)?) = connectionLock.withLock {
      guard !isDisposed, replaceNumberAndFlags(running, with: running | 2) else {
        return (false, nil)
      }
      // The subscription of a sequence that has ended and has not been removed yet.
      let before = take()
      self.connection = connection
      return (true, before)
    }
    unused?.dispose()
    return isStored
  }

  /// Records that an inner sequence has ended; returns whether it is the latest.
  @inlinable
  func recordEnd(of id: UInt) -> Bool {
    let ended = id << 2
    if replaceNumberAndFlags(ended | 1, with: ended) { return true }
    guard replaceNumberAndFlags(ended | 3, with: ended) else { return latestID == id }
    disposeIfLatest(id)
    return true
  }

  /// Disposes the stored subscription if the inner sequence with this number is still the latest.
  @usableFromInline
  func disposeIfLatest(_ id: UInt) {
    let unused = connectionLock.withLock { latestID == id ? take() : nil }
    unused?.dispose()
  }

  @usableFromInline
  func dispose() {
    let unused = connectionLock.withLock {
      isDisposed = true
      return take()
    }
    unused?.dispose()
  }

  /// Removes and returns the stored subscription; called inside the lock.
  private func take() -> (any Disposable)? {
    let connection = connection
    self.connection = nil
    return connection
  }
}
