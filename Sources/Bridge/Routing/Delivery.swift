import Foundation

/// The last response of a content, and when it was delivered.
///
/// One object for all of a content's responses: to make one for each would cost the shown side more than
/// all the rest of what a comparison needs of it.
final class Delivery<Response> {
  var moment: Date
  /// The number of the delivery on its bridge.
  var number: Int
  /// Whether the candidate has had it.
  var hasRun = false
  // Replaced as a whole: the old one is let go when the new one is in its place.
  @exclusivity(unchecked) var response: Response

  init(_ response: Response, at moment: Date, number: Int) {
    self.response = response
    self.moment = moment
    self.number = number
  }
}
