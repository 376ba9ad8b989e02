/// The server's response for an image with a link.
struct ImageBannerResponse: Decodable, Sendable, Equatable {
  var imageURL: String?
  var title: String?
  var linkURL: String?

  /// The image's width in pixels.
  var width: Int?

  /// The image's height in pixels.
  var height: Int?

  /// The banner's id for analytics, which is never shown.
  var trackingID: String?

  private enum CodingKeys: String, CodingKey {
    case imageURL = "image_url"
    case title
    case linkURL = "link_url"
    case width
    case height
    case trackingID = "tracking_id"
  }
}
