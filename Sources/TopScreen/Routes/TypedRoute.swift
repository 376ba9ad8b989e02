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
  private let makeViewData: @MainActor (SlotReader<UIState>) -> ViewDataFunction<Response, Output>
  private let effects: (@Sendable (Response, Output) -> [RoutedEffect])?

  init(
    key: ContentKey<Response, Output>,
    slots path: @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading families: [PartialKeyPath<UIState>] = [],
    viewData: @escaping @MainActor (SlotReader<UIState>) -> ViewDataFunction<Response, Output>
  ) {
    self.path = path
    effects = nil
    makeViewData = viewData
    kind = key.kind
    reads = families
  }

  private init(
    _ route: TypedRoute,
    asking effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]
  ) {
    path = route.path
    makeViewData = route.makeViewData
    self.effects = effects
    kind = route.kind
    reads = route.reads
  }

  package var hasEffects: Bool { effects != nil }

  /// The same route, asking for effects.
  func asking(
    for effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]
  ) -> TypedRoute {
    TypedRoute(self, asking: effects)
  }

  /// The route's function for one content, which reads other slots from the values given.
  ///
  /// - Parameters:
  ///   - values: The values of the slots.
  ///   - defaultReads: Notes the slots that nothing has filled when the function reads them.
  /// - Returns: The function.
  package func viewData(
    reading values: SlotValues<UIState>,
    noting defaultReads: DefaultReads?
  ) -> ViewDataFunction<Response, Output> {
    let notes = defaultReads ?? DefaultReads()
    let function = makeViewData(SlotReader(values, noting: notes))
    return reads.isEmpty ? function : function.preceded { notes.begin() }
  }

  /// The notes of one content's function; `nil` for a route that reads no other slots.
  package func makeDefaultReads() -> DefaultReads? { reads.isEmpty ? nil : DefaultReads() }

  /// The effects of one content, of which none is done yet; `nil` where the route asks for none.
  package func makeEffects() -> RoutedEffects<Response, Output>? {
    effects.map { RoutedEffects($0) }
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
