public import ScreenDocument

/// The routes of a screen, by kind.
@MainActor
public struct ContentRoutes<UIState: AnyObject> {
  private let routes: [ContentKind: any ErasedRoute<UIState>]
  private let dependencyRankOfReaderKind: [ContentKind: Int]
  /// For each kind whose slots a route reads: the key path of these slots in the screen's state.
  private let familyOfReadKind: [ContentKind: PartialKeyPath<UIState>]
  private let flagKeyOfKind: [ContentKind: String]
  private let dataOnlyKinds: Set<ContentKind>

  /// Creates a collection of routes.
  ///
  /// - Parameter routes: The routes, at most one for each kind. No route may read its own slots,
  ///   directly or through other routes. Routes that break a rule stop the program.
  public init(@ContentRoutesBuilder<UIState> _ routes: () -> [ContentRoute<UIState>]) {
    var routeOfKind: [ContentKind: any ErasedRoute<UIState>] = [:]
    var flagKeyOfKind: [ContentKind: String] = [:]
    var dataOnlyKinds: Set<ContentKind> = []
    var readers: [any ErasedRoute<UIState>] = []
    var readFamilies: [PartialKeyPath<UIState>] = []
    // One loop: on Linux, the first use of each generic algorithm costs a search of all conformances.
    for route in routes() {
      let kind = route.kind
      precondition(routeOfKind[kind] == nil, "'\(kind)' has two routes. Give each kind one route.")
      routeOfKind[kind] = route.route
      flagKeyOfKind[kind] = route.flagKey
      if route.isDataOnly { dataOnlyKinds.insert(kind) }
      if !route.route.readFamilies.isEmpty { readers.append(route.route) }
      for family in route.route.readFamilies { readFamilies.append(family) }
    }
    self.routes = routeOfKind
    self.flagKeyOfKind = flagKeyOfKind
    self.dataOnlyKinds = dataOnlyKinds
    familyOfReadKind = routeOfKind.compactMapValues { $0.ownFamily(ifAmong: readFamilies) }
    dependencyRankOfReaderKind = DependencyOrder.ranks(
      ofKindsOf: readers,
      familyOfReadKind: familyOfReadKind
    )
  }

  /// The kinds that have a route, sorted.
  public var kinds: [ContentKind] { routes.keys.sorted() }

  /// Returns whether a kind's route has effects; `false` for a kind without a route.
  package func hasEffects(_ kind: ContentKind) -> Bool { routes[kind]?.hasEffects ?? false }

  /// The kinds whose routes have effects, sorted.
  var kindsWithEffects: [ContentKind] { kinds.filter(hasEffects) }

  /// Returns the flag key of a kind's route; `nil` for the default key `content.<kind>`, and
  /// without a route.
  package func flagKeyUnlessDefault(of kind: ContentKind) -> String? { flagKeyOfKind[kind] }

  /// Returns the rank of a kind: one more than the highest rank among the kinds whose slots its
  /// route reads; 0 for a kind that reads no slots or has no route.
  package func dependencyRank(of kind: ContentKind) -> Int { dependencyRankOfReaderKind[kind] ?? 0 }

  /// Returns the key path of a kind's slots if the route of any kind reads them; `nil` otherwise.
  package func ownFamilyIfReadByOthers(of kind: ContentKind) -> PartialKeyPath<UIState>? {
    familyOfReadKind[kind]
  }

  /// Returns the kind whose route fills the slots of a family, of several the first in the
  /// alphabet; `nil` if no route reads the family, or none fills it.
  package func firstKind(fillingReadFamily family: AnyKeyPath) -> ContentKind? {
    familyOfReadKind.lazy.filter { $0.value == family }.map(\.key).min()
  }

  /// Returns whether a kind is data alone: its contents are delivered and read, and have no place
  /// in the stack.
  package func isDataOnly(_ kind: ContentKind) -> Bool { dataOnlyKinds.contains(kind) }

  /// Whether any route reads other slots.
  package var hasRoutesReadingOthers: Bool { !dependencyRankOfReaderKind.isEmpty }

  package subscript(kind: ContentKind) -> (any ErasedRoute<UIState>)? { routes[kind] }
}
