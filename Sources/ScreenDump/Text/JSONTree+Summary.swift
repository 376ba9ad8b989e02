import ScreenDocument
import StrictJSON

extension JSONTree {
  /// A short form of the view data: its headline, the lengths of its lists, and other values.
  ///
  /// The parts are the headline, then all lists, even if there are then more than six parts, then
  /// other values while there are fewer than six parts. Of the other values, empty texts and
  /// objects, texts that contain `://`, `null` and `false` are left out. A value that is not an
  /// object is shown as ``abbreviatedText``. Texts are shortened to 40 characters, and not escaped.
  ///
  /// ```
  /// { "title": "春の大感謝祭", "items": [ …6… ], "note": "", "isNew": true }
  /// 「春の大感謝祭」 · items 6 · isNew
  /// ```
  ///
  /// - Complexity: O(members of the value), independent of their size.
  package var summary: String {
    guard case .object(let members) = self else { return abbreviatedText }
    var parts: [String] = []
    let headline = Self.headlineKeys.lazy.compactMap { key in
      members.first { $0.key == key && $0.value.nonemptyText != nil }
    }.first
    if let text = headline?.value.nonemptyText { parts.append("「\(Self.shortened(text))」") }
    for case (let key, .array(let elements)) in members.map({ ($0.key, $0.value) }) {
      parts.append("\(key) \(elements.count)")
    }
    for member in members where member.key != headline?.key {
      if parts.count >= Self.summaryPartLimit { break }
      switch member.value {
      case .string(let text) where !text.isEmpty && !text.contains("://"):
        parts.append("\(member.key) \(Self.shortened(text))")
      case .number(let number): parts.append("\(member.key) \(number)")
      case .bool(true): parts.append(member.key)
      case .object(let inner) where !inner.isEmpty: parts.append("\(member.key) {\(inner.count)}")
      default: break
      }
    }
    return parts.joined(separator: " · ")
  }

  /// A short form of the value: a text in quotes, shortened to 40 characters and not escaped; a list
  /// or an object as its length in brackets, `[3]` or `{3}`, without the length if it is empty.
  package var abbreviatedText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number
    case .string(let text): "\"\(Self.shortened(text))\""
    case .array(let elements): elements.isEmpty ? "[]" : "[\(elements.count)]"
    case .object(let members): members.isEmpty ? "{}" : "{\(members.count)}"
    }
  }

  private static let headlineKeys = [
    "title", "heading", "headline", "name", "label", "text", "message", "caption",
  ]
  private static let summaryPartLimit = 6
  private static let characterLimitPerText = 40

  private var nonemptyText: String? {
    guard case .string(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  private static func shortened(_ text: String) -> String {
    let start = text.prefix(characterLimitPerText + 1)
    return start.count <= characterLimitPerText
      ? text : String(start.prefix(characterLimitPerText - 1)) + "…"
  }
}
