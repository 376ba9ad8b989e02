import Foundation

/// A response on its way to a candidate, and when it was delivered.
final class Delivery<Response> {
  let response: Response
  let moment: Date
  /// The number of the delivery on its bridge.
  let number: Int
  /// Whether the candidate has had it.
  var hasRun = false

  init(_ response: Response, at moment: Date, number: Int) {
    self.response = response
    self.moment = moment
    self.number = number
  }
}
