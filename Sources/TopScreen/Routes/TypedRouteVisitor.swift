/// A generic function that an ``ErasedRoute`` calls with its typed route.
@MainActor
package protocol TypedRouteVisitor<UIState, Result> {
  associatedtype UIState: AnyObject
  associatedtype Result

  func visit<Response, Output>(_ route: TypedRoute<UIState, Response, Output>) -> Result
}
