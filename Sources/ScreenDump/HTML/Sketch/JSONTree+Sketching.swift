import ScreenDocument
import StrictJSON

extension [JSONTree.Member] {
  /// Returns the value of a field.
  func value(_ name: String) -> JSONTree? { first { $0.key == name }?.value }

  /// Returns the value of a field if it is the only one.
  func only(_ name: String) -> JSONTree? { count == 1 ? value(name) : nil }

  /// Whether a switch disables the button.
  var isOff: Bool {
    contains { member in
      let isSwitch = member.key == "isEnabled" || member.key.hasPrefix("can")
      return isSwitch && member.value == .bool(false)
    }
  }
}

extension JSONTree {
  /// A text unchanged; any other value as JSON, lists and objects as their length.
  var plainText: String {
    if case .string(let text) = self { return text }
    return inline
  }
}

extension String {
  /// The text, or the first characters of a very long one with its length.
  package var bounded: String {
    let limit = ContentSketch.textLimit
    let scalars = unicodeScalars
    guard utf8.count > limit,
      let end = scalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return self }
    return "\(String(scalars[..<end]))… (\(scalars.count.grouped) characters)"
  }
}
