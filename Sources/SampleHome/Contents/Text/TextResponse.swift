/// A paragraph of text, as the server sends it.
struct TextResponse: Decodable, Sendable, Equatable {
  var text: String

  /// The style of the text: "heading", "body" or "caption"; any other text is treated as "body".
  var style: String?
}
