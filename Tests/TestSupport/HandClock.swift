import Synchronization

/// A clock that stands still until it is rung, and then keeps nobody waiting.
public final class HandClock: Clock {
  /// A moment of the clock, which has just one.
  public struct Instant: InstantProtocol {
    /// The clock stands still.
    ///
    /// - Parameter duration: Any time.
    /// - Returns: The same moment.
    public func advanced(by duration: Duration) -> Instant { self }

    /// The clock stands still.
    ///
    /// - Parameter other: Any moment.
    /// - Returns: Nothing.
    public func duration(to other: Instant) -> Duration { .zero }

    /// The clock stands still.
    ///
    /// - Parameters:
    ///   - lhs: Any moment.
    ///   - rhs: Any moment.
    /// - Returns: `false`.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { false }
  }

  private struct State {
    var hasRung = false
    var nextID = 0
    var cancelled: Set<Int> = []
    var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Creates a clock that stands still.
  public init() {}

  /// The only moment.
  public var now: Instant { Instant() }
  /// Nothing.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is rung; not at all if it has been.
  ///
  /// - Parameters:
  ///   - deadline: Any moment.
  ///   - tolerance: Any time.
  /// - Throws: `CancellationError` if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isAwake = state.withLock { state in
          let isAwake = state.hasRung || state.cancelled.remove(id) != nil
          if !isAwake { state.sleepers[id] = continuation }
          return isAwake
        }
        if isAwake { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.resume()
    }
    try Task.checkCancellation()
  }

  /// Wakes everybody who sleeps.
  public func ring() {
    let sleepers = state.withLock { state in
      state.hasRung = true
      defer { state.sleepers = [:] }
      return state.sleepers.values
    }
    for sleeper in sleepers { sleeper.resume() }
  }
}
