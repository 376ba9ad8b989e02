package import ScreenDocument
package import UIStateLayer

/// A route with its types.
@MainActor
package final class TypedRoute<
  UIState: AnyObject,
  Response: Decodable & Sendable,
  Output: ViewData
>: ErasedRoute {
  package nonisolated let kind: ContentKind
  package let reads: [PartialKeyPath<UIState>]
  /// Where the screen's state keeps the kind's slots.
  ///
  /// Making a key path takes the runtime longer than anything else about a route, and most are of kinds that
  /// a screen doesn't show, or that an old handler does.
  private let path: () -> KeyPath<UIState, UIStateSlots<Output>>
  private let makeViewData: @MainActor (SlotValues<UIState>) -> ViewDataFunction<Response, Output>
  private let effects: (@Sendable (Response, Output) -> [RoutedEffect])?
  private let actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  /// How the route takes actions of the user; `nil` where it takes none.
  package let interaction: RouteInteraction<Response, Output>?

  init(
    key: ContentKey<Response, Output>,
    slots path: @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading families: [PartialKeyPath<UIState>] = [],
    interaction: RouteInteraction<Response, Output>? = nil,
    viewData: @escaping @MainActor (SlotValues<UIState>) -> ViewDataFunction<Response, Output>
  ) {
    self.path = path
    effects = nil
    actionEffects = nil
    self.interaction = interaction
    makeViewData = viewData
    kind = key.kind
    reads = families
  }

  private init(
    _ route: TypedRoute,
    asking effects: (@Sendable (Response, Output) -> [RoutedEffect])?,
    ofActions actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  ) {
    path = route.path
    makeViewData = route.makeViewData
    interaction = route.interaction
    self.effects = effects
    self.actionEffects = actionEffects
    kind = route.kind
    reads = route.reads
  }

  package var hasEffects: Bool { effects != nil }

  package var isInteractive: Bool { interaction != nil }

  /// The same route, asking for effects.
  func asking(
    for effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]
  ) -> TypedRoute {
    TypedRoute(self, asking: effects, ofActions: actionEffects)
  }

  /// The same route, asking for effects of actions too.
  func asking(
    ofActions actionEffects: @escaping @Sendable (UserAction, Output) -> [RoutedEffect]
  ) -> TypedRoute {
    TypedRoute(self, asking: effects, ofActions: actionEffects)
  }

  /// The route's function, which reads what it reads of other slots from the values given.
  package func viewData(
    reading values: SlotValues<UIState>
  ) -> ViewDataFunction<Response, Output> {
    makeViewData(values)
  }

  /// The effects of one content, of which none is done yet; `nil` where the route asks for none.
  package func makeEffects() -> RoutedEffects<Response, Output>? {
    effects.map { RoutedEffects($0, ofActions: actionEffects) }
  }

  /// The family of slots of this kind.
  package func slots(in state: UIState) -> UIStateSlots<Output> {
    state[keyPath: path()]
  }

  package func family(
    among families: [PartialKeyPath<UIState>]
  ) -> PartialKeyPath<UIState>? {
    let candidates = families.filter { type(of: $0).valueType == UIStateSlots<Output>.self }
    guard !candidates.isEmpty else { return nil }
    let family = path()
    return candidates.contains(family) ? family : nil
  }

  package func accept<Visitor: TypedRouteVisitor>(
    _ visitor: Visitor
  ) -> Visitor.Result where Visitor.UIState == UIState {
    visitor.visit(self)
  }
}
