import ScreenDocument
import StrictJSON

extension [JSONTree.Member] {
  /// Returns the value of a field; `nil` if there is no such field.
  func value(_ name: String) -> JSONTree? { first { $0.key == name }?.value }

  /// Returns the value of a field if it is the only field; otherwise `nil`.
  func valueOfOnlyMember(_ name: String) -> JSONTree? { count == 1 ? value(name) : nil }

  /// Whether at least one field disables the content's button.
  ///
  /// A field disables the button if it is `false` and its name is `isEnabled` or begins with `can`.
  var disablesButton: Bool {
    contains { member in
      let isSwitch = member.key == "isEnabled" || member.key.hasPrefix("can")
      return isSwitch && member.value == .bool(false)
    }
  }
}

extension JSONTree {
  /// The value as a text: a text unchanged, a list or an object as its length in brackets, such as
  /// `[3]` or `{3}`, others as JSON.
  var unquotedText: String {
    if case .string(let text) = self { return text }
    return abbreviatedText
  }
}

extension String {
  /// The text; if it has more than 1,000 characters, its first 1,000 characters, `…` and the number
  /// of its characters.
  ///
  /// Characters are counted as Unicode scalars.
  package var shortened: String {
    let limit = ContentSketcher.characterLimitPerText
    let scalars = unicodeScalars
    guard utf8.count > limit,
      let end = scalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return self }
    return "\(String(scalars[..<end]))… (\(scalars.count.grouped) characters)"
  }
}
