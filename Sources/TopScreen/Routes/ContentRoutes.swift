public import ScreenDocument

/// The routes of a screen, by kind.
@MainActor
public struct ContentRoutes<UIState: AnyObject> {
  private let routes: [ContentKind: any ErasedRoute<UIState>]
  private let ranks: [ContentKind: Int]
  /// The family of each kind whose slots any route reads.
  private let families: [ContentKind: PartialKeyPath<UIState>]
  private let flagKeys: [ContentKind: String]
  private let dataKinds: Set<ContentKind>

  /// Creates a collection of routes.
  ///
  /// - Parameter routes: The routes, at most one a kind; none may read its own slots, directly or indirectly.
  public init(@ContentRoutesBuilder<UIState> _ routes: () -> [ContentRoute<UIState>]) {
    let routes = routes()
    self.routes = Dictionary(
      routes.map { ($0.kind, $0.route) },
      uniquingKeysWith: { first, _ in
        preconditionFailure("'\(first.kind)' has two routes. Give each kind one route.")
      }
    )
    flagKeys = Dictionary(
      routes.compactMap { route in route.flagKey.map { (route.kind, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    dataKinds = Set(routes.lazy.filter(\.isData).map(\.kind))
    let reads = routes.flatMap { $0.route.reads }
    families = self.routes.compactMapValues { $0.family(among: reads) }
    ranks = DependencyOrder.ranks(of: routes.map { $0.route }, families: families)
  }

  /// The kinds that have a route, sorted.
  public var kinds: [ContentKind] { routes.keys.sorted() }

  /// Returns whether a kind's route has effects.
  package func hasEffects(_ kind: ContentKind) -> Bool { routes[kind]?.hasEffects ?? false }

  /// The kinds whose routes have effects, sorted.
  var kindsWithEffects: [ContentKind] { kinds.filter(hasEffects) }

  /// Returns the flag key of a kind's route; `nil` for the default key.
  package func flagKey(of kind: ContentKind) -> String? { flagKeys[kind] }

  /// Returns the rank of a kind, see ``DependencyOrder``; 0 for a route that reads no slots.
  package func rank(of kind: ContentKind) -> Int { ranks[kind] ?? 0 }

  /// Returns the family of a kind's slots if the route of any kind reads it; `nil` otherwise.
  package func observedFamily(of kind: ContentKind) -> PartialKeyPath<UIState>? { families[kind] }

  /// Returns the kind whose slots a family contains; `nil` if no route of the screen reads the
  /// family or fills it.
  package func kind(ofFamily family: AnyKeyPath) -> ContentKind? {
    families.first { $0.value == family }?.key
  }

  /// Returns whether a kind is data alone: its contents are delivered and read, and have no place in
  /// the stack.
  package func isData(_ kind: ContentKind) -> Bool { dataKinds.contains(kind) }

  /// Whether any route reads other slots.
  package var hasReaders: Bool { !ranks.isEmpty }

  package subscript(kind: ContentKind) -> (any ErasedRoute<UIState>)? { routes[kind] }
}
