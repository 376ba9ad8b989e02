/// The sides that a kind has, by the registered routes and handlers.
public enum ContentSides: Hashable, Sendable, CaseIterable {
  /// A route and a handler.
  case both
  /// A handler alone: the route is not written yet.
  case legacyOnly
  /// A route alone: there is no old side.
  case stateOnly
}
