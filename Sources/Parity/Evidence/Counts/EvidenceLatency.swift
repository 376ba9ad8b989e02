/// How long both sides of a content took.
package struct EvidenceLatency: Hashable, Sendable {
  /// How long the old side took.
  package var legacy = LatencySummary()
  /// How long the new side took.
  package var state = LatencySummary()

  /// Creates summaries of nothing.
  package init() {}

  /// Adds another's times.
  ///
  /// - Parameter other: What to add.
  package mutating func add(_ other: Self) {
    legacy.add(other.legacy)
    state.add(other.state)
  }
}
