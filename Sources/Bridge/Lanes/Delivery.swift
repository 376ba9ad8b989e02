import Foundation
import ScreenDocument
import StrictJSON

/// A response of a content, with the time of its delivery.
///
/// The compared responses of a content reuse one object: an allocation for each response would cost
/// the shown side more than the rest of the work for a comparison.
final class Delivery<Response> {
  var response: Response
  /// The raw JSON of the response; `nil` if the caller had already decoded it.
  var payload: JSONValue?
  var moment: Date
  /// The number of the delivery on its bridge; 0 for a held response that was not stored for a
  /// comparison.
  var number: Int

  init(_ response: Response, payload: JSONValue? = nil, at moment: Date, number: Int) {
    self.response = response
    self.payload = payload
    self.moment = moment
    self.number = number
  }
}
