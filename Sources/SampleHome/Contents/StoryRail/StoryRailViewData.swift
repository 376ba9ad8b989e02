import ScreenDocument
import UIStateLayer

/// A rail of stories, as view data; its rules are those of ``DisplayRules``.
struct StoryRailViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``).
  var title: String

  /// `diameter`, at least 24 and at most 200; 64 where it is absent.
  var diameter: Double

  /// `items`: Rows, in the server's order.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One story.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `id`.
    var id: String

    /// `text` of the first "label": Text(``DisplayRules/maximumNameLength``).
    var label: String

    /// `url` of the first "image": URL.
    var imageURL: String

    /// `appearance` of the first "image"; the default one where it is absent.
    var imageAppearance: FundamentalAppearance
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", diameter: 64, items: [])
}
