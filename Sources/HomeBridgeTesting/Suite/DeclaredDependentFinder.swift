import Bridge
import ScreenDocument
import TopScreen

/// Finds the kinds whose output depends on other kinds, from what is declared: registrations whose
/// handlers listen to others' handlers, and routes that read others' slots.
@MainActor
struct DeclaredDependentFinder<UIState: AnyObject> {
  let routes: ContentRoutes<UIState>
  let handlers: LegacyHandlers

  /// Returns some kinds and all kinds that depend on them, directly or through other kinds.
  func includingDependents(of kinds: Set<ContentKind>) -> Set<ContentKind> {
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
    guard let family = routes.ownFamilyIfReadByOthers(of: kind) else { return [] }
    return routes.kinds.filter { routes[$0]?.readFamilies.contains(family) ?? false }
  }
}
