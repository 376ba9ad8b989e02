/// One of the two sides that are compared.
public enum ComparedSide: String, Hashable, Sendable, CaseIterable {
  /// The old world: a legacy handler.
  case legacy
  /// The new world: a slot of observable state.
  case state
}
