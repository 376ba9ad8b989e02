/// The server's response for a button with a destination.
struct ButtonResponse: Decodable, Sendable, Equatable {
  var text: String

  /// The action of a tap: "navigate"; any other text, or `nil`, means no action.
  var action: String?
  var destination: String?
}
