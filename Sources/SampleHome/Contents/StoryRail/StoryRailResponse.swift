import ScreenDocument

/// The response for a rail of stories, composed from the three documents of a block page.
struct StoryRailResponse: Decodable, Sendable, Equatable {
  /// One story of the response.
  struct Item: Decodable, Sendable, Equatable {
    /// The image or the label of a story.
    struct Element: Decodable, Sendable, Equatable {
      /// The kind of the element: "image" or "label"; an element of another kind is not shown.
      var kind: String?

      /// The text of a label.
      var text: String?

      /// The URL of an image.
      var url: String?

      /// The appearance of an image's box.
      var appearance: FundamentalAppearance?
    }

    var id: String
    var elements: [Element]
  }

  var title: String?

  /// The width and the height of every image, in points.
  var diameter: Double?
  var items: [Item]
}
