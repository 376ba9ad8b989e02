/// The articles of the news, as the server sends them.
package struct NewsResponse: Decodable, Sendable, Equatable {
  package var articles: [Article]

  /// One article.
  package struct Article: Decodable, Sendable, Equatable {
    package var headline: String
    /// The moment of publication, in seconds since 1970.
    package var published: Int
  }
}
