/// The times that both sides took for one response.
public struct ComparisonLatency: Hashable, Sendable {
  /// The time of the legacy side.
  public let legacy: Duration
  /// The time of the state side.
  public let state: Duration

  /// Creates a pair of times.
  public init(legacy: Duration, state: Duration) {
    self.legacy = legacy
    self.state = state
  }
}
