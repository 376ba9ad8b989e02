/// The side that shows a content: the old world, the new world, or neither.
public enum Side: String, Hashable, Sendable, CaseIterable {
  /// The old world: a legacy handler.
  case legacy
  /// The new world: a slot of observable state.
  case state
  /// No side: the kind has no route.
  case none
}
