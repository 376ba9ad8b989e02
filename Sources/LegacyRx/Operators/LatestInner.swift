public import Synchronization

/// The subscription to the latest of several inner sequences, for `flatMapLatest` and `switchLatest()`.
@usableFromInline
final class LatestInner: Disposable {
  private let lock = Lock()
  // Bit 0: the latest runs. Bit 1: its connection is held. The rest: its number.
  @usableFromInline let state = Atomic<UInt>(0)
  // Guarded by the lock.
  private var connection: (any Disposable)?
  private var isDisposed = false

  @usableFromInline
  init() {}

  /// The number of the latest inner sequence.
  @inlinable
  var id: UInt { state.load(ordering: .relaxed) >> 2 }

  /// Whether the latest inner sequence has not ended.
  @usableFromInline
  var isRunning: Bool { state.load(ordering: .acquiring) & 1 != 0 }

  /// Starts a new inner sequence, and disposes the subscription to the previous one; returns the number of the new one.
  @inlinable
  func begin() -> UInt {
    let before = state.load(ordering: .acquiring)
    return before & 2 == 0 && move(from: before, to: next(before)) ? next(before) >> 2 : replace()
  }

  @inlinable
  func next(_ state: UInt) -> UInt { (state >> 2 &+ 1) << 2 | 1 }

  @inlinable
  func move(from before: UInt, to after: UInt) -> Bool {
    state.compareExchange(
      expected: before,
      desired: after,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  @usableFromInline
  func replace() -> UInt {
    let (id, unused) = lock.withLock {
      var before = state.load(ordering: .acquiring)
      while !move(from: before, to: next(before)) { before = state.load(ordering: .acquiring) }
      return (next(before) >> 2, take())
    }
    unused?.dispose()
    return id
  }

  /// Stores the subscription to an inner sequence; disposes it at once if that sequence has ended or is not the latest.
  @inlinable
  func hold(_ connection: any Disposable, _ id: UInt) {
    if state.load(ordering: .acquiring) != id << 2 | 1 || !keep(connection, id) {
      connection.dispose()
    }
  }

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

  private func take() -> (any Disposable)? {
    let connection = connection
    self.connection = nil
    return connection
  }
}
