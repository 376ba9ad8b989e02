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
  /// Returns the key path of the kind's slots.
  ///
  /// It is a closure, because creating a key path is the slowest part of creating a route, and many
  /// routes are for kinds that the screen does not contain or that an old handler shows.
  private let path: () -> KeyPath<UIState, UIStateSlots<Output>>
  private let makeViewData: @MainActor (SlotReader<UIState>) -> ViewDataFunction<Response, Output>
  private let effects: (@Sendable (Response, Output) -> [RoutedEffect])?
  private let actionEffects: (@Sendable (UserAction, Output) -> [RoutedEffect])?
  /// How the route takes actions of the user; `nil` where it takes none.
  package let interaction: RouteInteraction<Response, Output>?

  init(
    key: ContentKey<Response, Output>,
    slots path: @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading families: [PartialKeyPath<UIState>] = [],
    interaction: RouteInteraction<Response, Output>? = nil,
    viewData: @escaping @MainActor (SlotReader<UIState>) -> ViewDataFunction<Response, Output>
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

  /// Returns the same route with effects.
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

  /// Returns the route's function for one content, which reads other slots from the given values.
  ///
  /// - Parameters:
  ///   - values: The values of the slots.
  ///   - defaultReads: Records the unfilled slots that the function reads.
  /// - Returns: The function.
  package func viewData(
    reading values: SlotValues<UIState>,
    noting defaultReads: DefaultReads?
  ) -> ViewDataFunction<Response, Output> {
    let notes = defaultReads ?? DefaultReads()
    let function = makeViewData(SlotReader(values, noting: notes))
    return reads.isEmpty ? function : function.preceded { notes.begin() }
  }

  /// Returns a record of unfilled slots for one content; `nil` for a route that reads no other slots.
  package func makeDefaultReads() -> DefaultReads? { reads.isEmpty ? nil : DefaultReads() }

  /// Returns the effects of one content, none performed yet; `nil` if the route has none.
  package func makeEffects() -> RoutedEffects<Response, Output>? {
    effects.map { RoutedEffects($0, ofActions: actionEffects) }
  }

  /// Returns the family of slots of this kind.
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
