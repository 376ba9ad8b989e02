package import UIStateLayer

/// A route with its types.
@MainActor
package final class TypedRoute<
  UIState: AnyObject,
  Response: Decodable & Sendable,
  Output: ViewData
>: AnyTypedRoute<UIState> {
  package let viewData: ViewDataFunction<Response, Output>
  private let slots: KeyPath<UIState, UIStateSlots<Output>>

  init(
    key: ContentKey<Response, Output>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    viewData: ViewDataFunction<Response, Output>
  ) {
    self.slots = slots
    self.viewData = viewData
    super.init(kind: key.kind)
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
