import UIStateLayer

/// A paragraph of text, as it is shown; the rules are those of ``DisplayRules``.
struct TextViewData: ViewData {
  /// `text`: Text(``DisplayRules/maximumBodyLength``).
  var text: String

  /// `style`: `heading` and `caption` by exactly these names; `body` for anything else and where it
  /// is absent.
  var style: Style

  /// Whether ``text`` is "".
  var isEmpty: Bool { text.isEmpty }

  /// How a text is set.
  enum Style: String, Equatable, Sendable, Encodable {
    case heading
    case body
    case caption
  }

  /// The content before its first response.
  static let placeholder = Self(text: "", style: .body)
}
