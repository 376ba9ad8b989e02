/// The server's response for a paragraph of text.
struct TextResponse: Decodable, Sendable, Equatable {
  var text: String

  /// The style of the text: "heading", "body" or "caption"; any other text, or `nil`, is "body".
  var style: String?
}
