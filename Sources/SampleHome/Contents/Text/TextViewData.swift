import UIStateLayer

/// A paragraph of text, as view data; its rules are those of ``DisplayRules``.
struct TextViewData: ViewData {
  /// `text`: Text(``DisplayRules/maximumBodyLength``).
  var text: String

  /// `style`: `heading` and `caption` by exactly these names; `body` for anything else and where it
  /// is absent.
  var style: Style

  /// Whether ``text`` is "".
  var isEmpty: Bool { text.isEmpty }

  /// The style of a text.
  enum Style: String, Equatable, Sendable, Encodable {
    case heading
    case body
    case caption
  }

  /// The content before its first response.
  static let placeholder = Self(text: "", style: .body)
}
