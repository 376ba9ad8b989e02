/// A button that leads somewhere, as the server sends it.
struct ButtonResponse: Decodable, Sendable, Equatable {
  var text: String

  /// "navigate" or anything else.
  var action: String?
  var destination: String?
}
