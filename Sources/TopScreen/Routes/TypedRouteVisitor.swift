/// A function that needs the types of a route.
@MainActor
package protocol TypedRouteVisitor<UIState, Result> {
  associatedtype UIState: AnyObject
  associatedtype Result

  func visit<Response, Output>(_ route: TypedRoute<UIState, Response, Output>) -> Result
}
