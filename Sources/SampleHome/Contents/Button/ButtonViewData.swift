import UIStateLayer

/// The view data of a button with a destination; ``FormattingRules`` defines the rules in italics.
struct ButtonViewData: ViewData {
  /// The button's title: the response's `text` by the rule *Text(40)*.
  var title: String

  /// The response's `destination` as sent, if `action` is exactly "navigate" and the destination
  /// has at most ``FormattingRules/maximumURLByteCount`` UTF-8 bytes; otherwise "".
  var destination: String

  /// Whether a tap opens a destination: ``destination`` is not "".
  var isEnabled: Bool

  /// Whether there is nothing to draw: ``title`` is "".
  var isEmpty: Bool { title.isEmpty }

  /// The view data before the first response.
  static let initial = Self(title: "", destination: "", isEnabled: false)
}
