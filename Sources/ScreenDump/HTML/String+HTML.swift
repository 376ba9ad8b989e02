extension String {
  /// The text, escaped for HTML and SVG, between tags and in quoted attributes.
  ///
  /// Control characters, among them those that change the direction of text, are replaced as in
  /// ``terminalSafe``: tabs and line ends by spaces, the others by visible characters.
  ///
  /// - Complexity: O(n) in the text's length.
  package var escapedForHTML: String {
    var escaped = ""
    appendEscaped(to: &escaped)
    return escaped
  }

  /// Appends the text to a fragment of HTML, escaped as in ``escapedForHTML``.
  func appendEscaped(to html: inout String) {
    guard utf8.contains(where: \.mayNeedHTMLEscape) else {
      html += self
      return
    }
    for scalar in terminalSafe.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  /// Whether a text that contains this byte may need escaping.
  ///
  /// The byte is then a character of markup, an ASCII control character, or the first byte of a
  /// control character or noncharacter beyond ASCII. Other characters can have the same first byte,
  /// so a text with the byte does not always need escaping.
  fileprivate var mayNeedHTMLEscape: Bool {
    switch self {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: true
    case ..<0x20, 0x7F: true
    case 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...0xF4: true
    default: false
    }
  }
}
