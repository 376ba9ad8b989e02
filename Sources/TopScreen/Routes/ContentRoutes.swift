public import ScreenDocument

/// The routes of a screen: which kinds it understands, and where each goes.
@MainActor
public struct ContentRoutes<UIState: AnyObject> {
  private let routes: [ContentKind: AnyTypedRoute<UIState>]

  /// Collects routes.
  ///
  /// - Parameter routes: The routes, at most one a kind.
  public init(@ContentRoutesBuilder<UIState> _ routes: () -> [ContentRoute<UIState>]) {
    self.routes = Dictionary(
      routes().map { ($0.kind, $0.route) },
      uniquingKeysWith: { first, _ in
        preconditionFailure("'\(first.kind)' has two routes. Give each kind one route.")
      }
    )
  }

  /// The kinds that have a route, sorted.
  public var kinds: [ContentKind] { routes.keys.sorted() }

  package subscript(kind: ContentKind) -> AnyTypedRoute<UIState>? { routes[kind] }
}
