/// How long both sides of a content took.
public struct EvidenceLatency: Hashable, Sendable {
  /// How long the old side took.
  public var legacy = LatencySummary()
  /// How long the new side took.
  public var state = LatencySummary()

  /// Creates summaries of nothing.
  public init() {}

  /// Adds another's times.
  ///
  /// - Parameter other: What to add.
  public mutating func add(_ other: Self) {
    legacy.add(other.legacy)
    state.add(other.state)
  }
}
