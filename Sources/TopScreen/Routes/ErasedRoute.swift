package import ScreenDocument

/// A ``TypedRoute`` whose response and output types are erased; a screen stores its routes as
/// these.
@MainActor
package protocol ErasedRoute<UIState>: AnyObject {
  associatedtype UIState: AnyObject

  nonisolated var kind: ContentKind { get }
  /// The families of slots that the route reads.
  var readFamilies: [PartialKeyPath<UIState>] { get }
  /// Whether the route has effects.
  var hasEffects: Bool { get }

  /// Whether the route accepts actions of the user.
  var isInteractive: Bool { get }

  /// Returns the key path of the slots that the route fills, if a list contains it; `nil`
  /// otherwise.
  ///
  /// The route creates its key path, which is slow, only if the list has a family of the same type.
  func ownFamily(ifAmong families: [PartialKeyPath<UIState>]) -> PartialKeyPath<UIState>?

  /// Calls a visitor with the typed route.
  func accept<Visitor: TypedRouteVisitor>(
    _ visitor: Visitor
  ) -> Visitor.Result where Visitor.UIState == UIState
}
