/// The server's response for a button with a destination.
struct ButtonResponse: Decodable, Sendable, Equatable {
  var text: String

  /// The action of a tap: "navigate", or any other text for no action.
  var action: String?
  var destination: String?
}
