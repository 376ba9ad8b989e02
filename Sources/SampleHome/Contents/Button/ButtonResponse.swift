/// A button with a destination, as the server sends it.
struct ButtonResponse: Decodable, Sendable, Equatable {
  var text: String

  /// The action of a tap: "navigate", or any other text for no action.
  var action: String?
  var destination: String?
}
