/// The side that shows a content: the legacy side, the state side, or neither.
public enum Side: String, Hashable, Sendable, CaseIterable {
  /// The legacy side: a legacy handler shows the content.
  case legacy
  /// The state side: the content is drawn from a slot of observable state.
  case state
  /// Neither side shows the content, because its kind has neither a route nor a legacy handler.
  case none
}
