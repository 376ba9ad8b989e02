public import Synchronization

/// The subscription to the latest of several inner sequences, for `flatMapLatest` and `switchLatest()`.
@usableFromInline
final class LatestInner: Disposable {
  private let lock = Lock()
  // Bit 0: the latest inner sequence runs. Bit 1: `connection` is its subscription. The rest: its number.
  @usableFromInline let numberAndFlags = Atomic<UInt>(0)
  // Guarded by the lock.
  private var connection: (any Disposable)?
  private var isDisposed = false

  @usableFromInline
  init() {}

  /// The number of the latest inner sequence.
  @inlinable
  var id: UInt { numberAndFlags.load(ordering: .relaxed) >> 2 }

  /// Whether the latest inner sequence has not ended.
  @usableFromInline
  var isRunning: Bool { numberAndFlags.load(ordering: .acquiring) & 1 != 0 }

  /// Starts a new inner sequence, and disposes the subscription to the previous one; returns the number of the new one.
  @inlinable
  func begin() -> UInt {
    let before = numberAndFlags.load(ordering: .acquiring)
    return before & 2 == 0 && move(from: before, to: next(before)) ? next(before) >> 2 : replace()
  }

  /// Returns the number of the next inner sequence with the flags of a sequence that runs and has no subscription yet.
  @inlinable
  func next(_ before: UInt) -> UInt { (before >> 2 &+ 1) << 2 | 1 }

  /// Replaces the number and the flags if they still have a known value; returns whether they had it.
  @inlinable
  func move(from before: UInt, to after: UInt) -> Bool {
    numberAndFlags.compareExchange(
      expected: before,
      desired: after,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Starts a new inner sequence while the previous one has a subscription, and disposes that; returns the new number.
  @usableFromInline
  func replace() -> UInt {
    let (id, unused) = lock.withLock {
      var before = numberAndFlags.load(ordering: .acquiring)
      while !move(from: before, to: next(before)) {
        before = numberAndFlags.load(ordering: .acquiring)
      }
      return (next(before) >> 2, take())
    }
    unused?.dispose()
    return id
  }

  /// Stores the subscription to an inner sequence; disposes it at once if that sequence has ended or is not the latest,
  /// or after disposal.
  @inlinable
  func hold(_ connection: any Disposable, _ id: UInt) {
    if numberAndFlags.load(ordering: .acquiring) != id << 2 | 1 || !keep(connection, id) {
      connection.dispose()
    }
  }

  /// Stores the subscription of an inner sequence; returns false if that has ended or is not the latest, and
  /// after disposal.
  @usableFromInline
  func keep(_ connection: any Disposable, _ id: UInt) -> Bool {
    let running = id << 2 | 1
    let (isKept, unused): (Bool, (any Disposable)?) = lock.withLock {
      guard !isDisposed, move(from: running, to: running | 2) else { return (false, nil) }
      // The subscription of a sequence that has ended and has not been removed yet.
      let before = take()
      self.connection = connection
      return (true, before)
    }
    unused?.dispose()
    return isKept
  }

  /// Records the end of an inner sequence; returns whether it is the latest.
  @inlinable
  func end(_ id: UInt) -> Bool {
    let ended = id << 2
    if move(from: ended | 1, to: ended) { return true }
    guard move(from: ended | 3, to: ended) else { return self.id == id }
    release(id)
    return true
  }

  /// Disposes the stored subscription if an inner sequence is still the latest.
  @usableFromInline
  func release(_ id: UInt) {
    let unused = lock.withLock { self.id == id ? take() : nil }
    unused?.dispose()
  }

  @usableFromInline
  func dispose() {
    let unused = lock.withLock {
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
