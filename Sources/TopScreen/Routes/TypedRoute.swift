package import UIStateLayer

/// A route with its types.
@MainActor
package final class TypedRoute<
  UIState: AnyObject,
  Response: Decodable & Sendable,
  Output: ViewData
>: AnyTypedRoute<UIState> {
  private let slots: KeyPath<UIState, UIStateSlots<Output>>
  private let makeViewData: @MainActor (SlotValues<UIState>) -> ViewDataFunction<Response, Output>

  init(
    key: ContentKey<Response, Output>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    reading families: [PartialKeyPath<UIState>] = [],
    viewData: @escaping @MainActor (SlotValues<UIState>) -> ViewDataFunction<Response, Output>
  ) {
    self.slots = slots
    makeViewData = viewData
    super.init(kind: key.kind, family: slots, reads: families)
  }

  /// The route's function, which reads what it reads of other slots from the values given.
  package func viewData(
    reading values: SlotValues<UIState>
  ) -> ViewDataFunction<Response, Output> {
    makeViewData(values)
  }

  /// The family of slots of this kind.
  package func slots(in state: UIState) -> UIStateSlots<Output> {
    state[keyPath: slots]
  }

  package override func accept<Visitor: TypedRouteVisitor>(
    _ visitor: Visitor
  ) -> Visitor.Result where Visitor.UIState == UIState {
    visitor.visit(self)
  }
}
