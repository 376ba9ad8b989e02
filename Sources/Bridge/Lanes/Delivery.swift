import Foundation
import ScreenDocument
import StrictJSON

/// The last response of a content, and when it was delivered.
///
/// One object for all of a content's responses: one for each would cost the shown side more than all
/// the rest of what a comparison needs of it.
final class Delivery<Response> {
  @exclusivity(unchecked) var response: Response
  /// The response as the document holds it; `nil` for one that was decoded elsewhere.
  var payload: JSONValue?
  var moment: Date
  /// The number of the delivery on its bridge.
  var number: Int

  init(_ response: Response, payload: JSONValue? = nil, at moment: Date, number: Int) {
    self.response = response
    self.payload = payload
    self.moment = moment
    self.number = number
  }
}
