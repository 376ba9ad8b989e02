import TopScreen

/// A response on its way to a candidate, and when it was delivered.
final class Delivery<Response> {
  let response: Response
  let context: RouteContext
  /// The number of the delivery on its bridge.
  let number: Int
  /// Whether the candidate has had it.
  var hasRun = false

  init(_ response: Response, in context: RouteContext, number: Int) {
    self.response = response
    self.context = context
    self.number = number
  }
}
