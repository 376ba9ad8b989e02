/// How long both sides took with one response.
public struct ComparisonLatency: Hashable, Sendable {
  /// How long the old side took.
  public let legacy: Duration
  /// How long the new side took.
  public let state: Duration

  /// Creates a pair of times.
  ///
  /// - Parameters:
  ///   - legacy: How long the old side took.
  ///   - state: How long the new side took.
  public init(legacy: Duration, state: Duration) {
    self.legacy = legacy
    self.state = state
  }
}
