/// Summaries of the times that the two sides of a kind took.
package struct EvidenceLatency: Hashable, Sendable {
  /// The times of the legacy side.
  package var legacy = LatencySummary()
  /// The times of the state side.
  package var state = LatencySummary()

  /// Creates summaries without times.
  package init() {}

  /// Adds the times of other summaries.
  package mutating func add(_ other: Self) {
    legacy.add(other.legacy)
    state.add(other.state)
  }
}
