/// Which sides a kind has, as routes and handlers tell.
public enum ContentSides: Hashable, Sendable, CaseIterable {
  /// A route and a handler.
  case both
  /// A handler alone: nobody has written the route.
  case legacyOnly
  /// A route alone: there is no old side.
  case stateOnly
}
