/// The times that the two sides took for one response.
///
/// A time lasts from the delivery of the response to this side until its last emission, at least
/// until the call that delivers it has ended. In a replay that counts the work of each side, it is
/// the time of this work.
public struct ComparisonLatency: Hashable, Sendable {
  /// The time from the delivery to the legacy side's last emission, or the time of its work in a
  /// replay that counts it.
  public let legacy: Duration
  /// The time from the delivery to the state side's last emission, or the time of its work in a
  /// replay that counts it.
  public let state: Duration

  /// Creates a latency from the times of both sides.
  public init(legacy: Duration, state: Duration) {
    self.legacy = legacy
    self.state = state
  }
}
