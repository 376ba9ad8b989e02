import ScreenDocument
import StrictJSON

extension [JSONTree.Member] {
  /// The value of a field.
  func value(_ name: String) -> JSONTree? { first { $0.key == name }?.value }

  /// The value of a field that is the only one.
  func only(_ name: String) -> JSONTree? { count == 1 ? value(name) : nil }

  /// Whether a switch says that nothing can be pressed.
  var isOff: Bool {
    contains { member in
      let isSwitch = member.key == "isEnabled" || member.key.hasPrefix("can")
      return isSwitch && member.value == .bool(false)
    }
  }
}

extension JSONTree {
  /// A text as it is, and any other value as JSON writes it, lists and objects by their length.
  var plainText: String {
    if case .string(let text) = self { return text }
    return inline
  }
}

extension String {
  /// The beginning of a text that is very long, and how long it is.
  package var bounded: String {
    let limit = ContentSketch.textLimit
    let scalars = unicodeScalars
    guard utf8.count > limit,
      let end = scalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return self }
    return "\(String(scalars[..<end]))… (\(scalars.count.grouped) characters)"
  }
}
