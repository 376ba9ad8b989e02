package import ScreenDocument

/// A route whose types are known to its subclass only.
@MainActor
package class AnyTypedRoute<UIState: AnyObject> {
  package nonisolated let kind: ContentKind
  /// The families that the route reads besides the response.
  package let reads: [PartialKeyPath<UIState>]
  /// Whether responses of the kind may do something to the world outside the screen.
  let hasEffects: Bool

  init(
    kind: ContentKind,
    reads: [PartialKeyPath<UIState>],
    hasEffects: Bool
  ) {
    self.kind = kind
    self.reads = reads
    self.hasEffects = hasEffects
  }

  /// The family of the kind's slots, if it is one of some.
  func family(among families: [PartialKeyPath<UIState>]) -> PartialKeyPath<UIState>? {
    preconditionFailure("A route is made as a TypedRoute, which overrides this.")
  }

  /// Calls a visitor with the route as what it is.
  package func accept<Visitor: TypedRouteVisitor>(
    _ visitor: Visitor
  ) -> Visitor.Result where Visitor.UIState == UIState {
    preconditionFailure("A route is made as a TypedRoute, which overrides this.")
  }
}
