import ScreenDocument

/// A rail of stories, as a block page makes it of its three documents.
struct StoryRailResponse: Decodable, Sendable, Equatable {
  /// One story.
  struct Item: Decodable, Sendable, Equatable {
    var id: String
    var elements: [Element]
  }

  /// The image or the label of a story.
  struct Element: Decodable, Sendable, Equatable {
    /// "image", "label" or anything else.
    var kind: String?

    /// Of a label.
    var text: String?

    /// Of an image.
    var url: String?

    /// Of an image.
    var appearance: FundamentalAppearance?
  }

  var title: String?

  /// How wide an image is, in points.
  var diameter: Double?
  var items: [Item]
}
