import UIStateLayer

/// The view data of a paragraph of text; ``FormattingRules`` defines the rules in italics.
struct TextViewData: ViewData {
  /// The text: the response's `text` by the rule *Text(400)*.
  var text: String

  /// The style: `heading` or `caption` if the response's `style` has exactly this name; `body` if
  /// it is any other text or absent.
  var style: Style

  /// Whether there is nothing to draw: ``text`` is "".
  var isEmpty: Bool { text.isEmpty }

  /// The style of a text.
  enum Style: String, Equatable, Sendable, Encodable {
    case heading
    case body
    case caption
  }

  /// The view data before the first response.
  static let initial = Self(text: "", style: .body)
}
