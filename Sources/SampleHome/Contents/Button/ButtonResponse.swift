/// A button with a destination, as the server sends it.
struct ButtonResponse: Decodable, Sendable, Equatable {
  var text: String

  /// "navigate" or any other text.
  var action: String?
  var destination: String?
}
