import UIStateLayer

/// The view data of a button with a destination; its rules are those of ``DisplayRules``.
struct ButtonViewData: ViewData {
  /// `text`: Text(``DisplayRules/maximumTitleLength``).
  var title: String

  /// `destination` as sent, untrimmed, where `action` is exactly "navigate" and the destination has
  /// at most ``DisplayRules/maximumURLLength`` UTF-8 bytes; else "".
  var destination: String

  /// Whether tapping has an effect: ``destination`` is not "".
  var isEnabled: Bool

  /// Whether ``title`` is "".
  var isEmpty: Bool { title.isEmpty }

  /// The content before its first response.
  static let placeholder = Self(title: "", destination: "", isEnabled: false)
}
