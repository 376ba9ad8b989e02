import Bridge
import ScreenDocument
import TopScreen

/// Which kinds show something else when another one does: those whose handlers listen to its handlers, and
/// those whose routes read its slots.
@MainActor
struct DependentKinds<UIState: AnyObject> {
  let routes: ContentRoutes<UIState>
  let handlers: LegacyHandlers

  /// Some kinds, and all that depend on them.
  func closure(of kinds: Set<ContentKind>) -> Set<ContentKind> {
    var found = kinds
    var pending = Array(kinds)
    while let kind = pending.popLast() {
      for dependent in handlers.kinds(fedBy: kind) + readers(of: kind)
      where found.insert(dependent).inserted {
        pending.append(dependent)
      }
    }
    return found
  }

  private func readers(of kind: ContentKind) -> [ContentKind] {
    guard let family = routes.readFamily(of: kind) else { return [] }
    return routes.kinds.filter { routes[$0]?.reads.contains(family) ?? false }
  }
}
