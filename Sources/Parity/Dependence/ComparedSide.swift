/// One of the two sides that are compared.
public enum ComparedSide: String, Hashable, Sendable, CaseIterable {
  /// The legacy side: a handler.
  case legacy
  /// The state side: a slot of observable state.
  case state
}
