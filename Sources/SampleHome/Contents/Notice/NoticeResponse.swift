/// The server's response for the shop's notices.
struct NoticeResponse: Decodable, Sendable, Equatable {
  var notices: [Item]

  /// One notice of the response.
  struct Item: Decodable, Sendable, Equatable {
    var noticeID: Int
    var title: String

    /// The moment at which the notice was published, as an ISO 8601 string.
    var publishedAt: String?
    var isRead: Bool?

    /// The importance of the notice: "high" for an important one, or any other text.
    var importance: String?
    var url: String?

    private enum CodingKeys: String, CodingKey {
      case noticeID = "notice_id"
      case title
      case publishedAt = "published_at"
      case isRead = "is_read"
      case importance
      case url
    }
  }
}
