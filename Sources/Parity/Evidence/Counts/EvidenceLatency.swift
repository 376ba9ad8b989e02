/// The times that both sides of a content took.
package struct EvidenceLatency: Hashable, Sendable {
  /// The times of the legacy side.
  package var legacy = LatencySummary()
  /// The times of the state side.
  package var state = LatencySummary()

  /// Creates empty summaries.
  package init() {}

  /// Adds other times.
  package mutating func add(_ other: Self) {
    legacy.add(other.legacy)
    state.add(other.state)
  }
}
