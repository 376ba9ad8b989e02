import TopScreen

/// A response on its way to a candidate, and the moment it was delivered.
final class Delivery<Response> {
  let response: Response
  let context: RouteContext

  init(_ response: Response, in context: RouteContext) {
    self.response = response
    self.context = context
  }
}
