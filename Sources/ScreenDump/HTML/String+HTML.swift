extension String {
  /// The text as it may stand in HTML and SVG, between tags and in quoted attributes.
  ///
  /// Controls that could turn the direction of what follows become visible, as in ``neutralized``.
  ///
  /// - Complexity: O(n) in the text's length.
  package var escapedForHTML: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in neutralized.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
