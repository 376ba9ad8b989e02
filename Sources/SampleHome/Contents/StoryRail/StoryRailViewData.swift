import ScreenDocument
import UIStateLayer

/// The view data of a rail of stories; ``FormattingRules`` defines the rules in italics.
struct StoryRailViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*.
  var title: String

  /// The width and the height of every image, in points: the response's `diameter`, at least 24 and
  /// at most 200; 64 if it is absent.
  var diameter: Double

  /// The stories: the response's `items` by the rule *Rows*, in the server's order.
  ///
  /// The name that the rule requires of a row is the story's ``Item/label``.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one story.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The story's identity: the item's `id`.
    var id: String

    /// The story's label: `text` of the first element "label", by the rule *Text(60)*.
    var label: String

    /// The image's URL: `url` of the first element "image", by the rule *URL*.
    var imageURL: String

    /// The appearance of the image's box: `appearance` of the first element "image"; the default
    /// one if it is absent.
    var imageAppearance: FundamentalAppearance
  }

  /// The view data before the first response.
  static let initial = Self(title: "", diameter: 64, items: [])
}
