import Synchronization

/// A clock that only a test advances.
///
/// Give it to code that waits, such as the delays of effects. A test waits until the tasks that it
/// expects are asleep (``waitForSleepers(_:)``) and then advances, or has
/// ``Store/finish(within:on:)`` advance until no effect runs; nothing depends on the speed of
/// execution.
///
/// ```swift
/// let clock = TestClock()
/// let store = SearchStore(clock: clock)       // an effect waits 300 ms after each key
/// store.send(.type("a"))
/// await clock.waitForSleepers(1)
/// clock.advance(by: .milliseconds(300))
/// await store.finish()
/// ```
public final class TestClock: Clock {
  /// A moment, as an offset from the clock's start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public var offset: Duration

    /// Returns the moment that is a duration later; earlier for a negative duration.
    ///
    /// - Returns: The moment.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this moment to another; negative if the other is earlier.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The duration.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Orders moments by time.
    ///
    /// - Parameters:
    ///   - lhs: One moment.
    ///   - rhs: The other.
    /// - Returns: Whether the first comes before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct SleeperCountWaiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastSleepNumber = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelledSleepNumbers: Set<Int> = []
    var sleeperCountWaiters: [SleeperCountWaiter] = []

    /// Removes and returns the waiters whose number of sleepers is reached.
    mutating func takeReadySleeperCountWaiters() -> [SleeperCountWaiter] {
      let ready = sleeperCountWaiters.filter { $0.count <= sleepers.count }
      sleeperCountWaiters.removeAll { $0.count <= sleepers.count }
      return ready
    }
  }

  private let mutex = Mutex(State())
  // The thread sanitizer does not model `Mutex`; these accesses show it the order.
  private let accessOrderForThreadSanitizer = Atomic(false)

  /// Creates a clock whose current moment has the offset zero.
  public init() {}

  /// The current moment of the clock.
  public var now: Instant { withState(\.now) }

  /// The number of tasks that are asleep on the clock now.
  public var sleepingTaskCount: Int { withState(\.sleepers.count) }

  /// The smallest difference between two moments: one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the clock reaches a moment; returns at once if it is reached already.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Not used: the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled, also if it was cancelled
  ///   before the call.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = withState { state in
      state.lastSleepNumber += 1
      return state.lastSleepNumber
    }
    defer { withState { _ = $0.cancelledSleepNumbers.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        startSleepingUnlessDue(
          Sleeper(deadline: deadline, continuation: continuation),
          number: number
        )
      }
    } onCancel: {
      let sleeper = withState { state in
        state.cancelledSleepNumbers.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock in one step, and wakes the tasks whose moment is reached: the earliest
  /// first, at the same moment in the order in which they fell asleep.
  ///
  /// The tasks continue after this call; one that sleeps again counts from the new moment. A
  /// negative duration sets the clock back.
  public func advance(by duration: Duration) {
    let due = withState { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
        .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      for entry in due { state.sleepers[entry.key] = nil }
      return due
    }
    for entry in due { entry.value.continuation.resume() }
  }

  /// The earliest deadline of a sleeping task; `nil` if none is asleep.
  public var nextDeadline: Instant? { withState { $0.sleepers.values.map(\.deadline).min() } }

  /// Waits until at least a number of tasks are asleep at the same time; returns at once if they
  /// are.
  ///
  /// The wait has no limit of time, and cancelling the task does not end it.
  ///
  /// - Parameter count: The number of tasks.
  public func waitForSleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = withState { state in
        state.sleeperCountWaiters.append(
          SleeperCountWaiter(count: count, continuation: continuation)
        )
        return state.takeReadySleeperCountWaiters()
      }
      for waiter in ready { waiter.continuation.resume() }
    }
  }

  private func withState<Result>(_ body: (inout sending State) -> sending Result) -> sending Result
  {
    mutex.withLock { state in
      _ = accessOrderForThreadSanitizer.load(ordering: .acquiring)
      defer { accessOrderForThreadSanitizer.store(true, ordering: .releasing) }
      return body(&state)
    }
  }

  private func startSleepingUnlessDue(_ sleeper: Sleeper, number: Int) {
    let (result, ready) = withState { state -> (Result<Void, any Error>?, [SleeperCountWaiter]) in
      if state.cancelledSleepNumbers.remove(number) != nil {
        return (.failure(CancellationError()), [])
      }
      guard sleeper.deadline > state.now else { return (.success(()), []) }
      state.sleepers[number] = sleeper
      return (nil, state.takeReadySleeperCountWaiters())
    }
    if let result { sleeper.continuation.resume(with: result) }
    for waiter in ready { waiter.continuation.resume() }
  }
}
