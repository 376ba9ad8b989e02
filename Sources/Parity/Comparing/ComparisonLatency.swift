/// The times that the two sides took for one response.
///
/// A time lasts from the delivery of the response to the side's last emission. In a replay that
/// counts the work of each side, it is the time of this work.
public struct ComparisonLatency: Hashable, Sendable {
  /// The time of the legacy side.
  public let legacy: Duration
  /// The time of the state side.
  public let state: Duration

  /// Creates a latency from the times of both sides.
  public init(legacy: Duration, state: Duration) {
    self.legacy = legacy
    self.state = state
  }
}
