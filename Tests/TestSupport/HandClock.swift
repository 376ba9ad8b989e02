import Synchronization

/// A clock whose sleepers all wake at once, when it is rung.
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

  private let bell = AsyncStream<Void>.makeStream()

  /// Creates a clock that stands still.
  public init() {}

  /// The only moment.
  public var now: Instant { Instant() }
  /// Nothing.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is rung.
  ///
  /// - Parameters:
  ///   - deadline: Any moment.
  ///   - tolerance: Any time.
  /// - Throws: `CancellationError` if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for await _ in bell.stream { return }
    try Task.checkCancellation()
  }

  /// Wakes the sleeper; one at most sleeps.
  public func ring() {
    bell.continuation.yield()
  }
}
