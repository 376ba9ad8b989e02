/// A paragraph of text, as the server sends it.
struct TextResponse: Decodable, Sendable, Equatable {
  var text: String

  /// "heading", "body", "caption" or any other text.
  var style: String?
}
