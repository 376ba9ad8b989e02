/// Histograms of the times that the two sides of a kind took.
package struct EvidenceLatency: Hashable, Sendable {
  /// The times of the legacy side.
  package var legacy = LatencyHistogram()
  /// The times of the state side.
  package var state = LatencyHistogram()

  /// Creates histograms without times.
  package init() {}

  /// Adds the times of other histograms.
  package mutating func add(_ other: Self) {
    legacy.add(other.legacy)
    state.add(other.state)
  }
}
