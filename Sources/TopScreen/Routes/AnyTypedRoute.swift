package import ScreenDocument

/// A route whose types are known to its subclass only.
@MainActor
package class AnyTypedRoute<UIState: AnyObject> {
  package nonisolated let kind: ContentKind

  init(kind: ContentKind) {
    self.kind = kind
  }

  /// Calls a visitor with the route as what it is.
  package func accept<Visitor: TypedRouteVisitor>(
    _ visitor: Visitor
  ) -> Visitor.Result where Visitor.UIState == UIState {
    preconditionFailure("A route is made as a TypedRoute, which overrides this.")
  }
}
