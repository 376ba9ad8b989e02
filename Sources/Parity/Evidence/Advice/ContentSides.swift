/// The sides that a kind has, by the registered routes and handlers.
public enum ContentSides: Hashable, Sendable, CaseIterable {
  /// The kind has a route and a legacy handler.
  case both
  /// The kind has only a legacy handler: its route is not written yet.
  case legacyOnly
  /// The kind has only a route: there is no legacy side.
  case stateOnly
}
