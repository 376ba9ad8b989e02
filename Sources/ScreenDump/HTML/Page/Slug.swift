/// A name that may stand in a link within a page, made of any text.
///
/// Letters and digits of ASCII, `-` and `_` stay; any other scalar becomes its number between dots,
/// so that different texts give different names. What is longer than a hundred names its length and
/// hash instead.
package struct Slug: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  package let description: String

  /// Creates a name.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(n) in the text's length.
  package init(_ text: String) {
    guard text.utf8.count <= 100 else {
      let hash = SHA256(text).bytes.prefix(8).map { String($0, radix: 16) }
      description = "\(text.utf8.count)." + hash.joined(separator: "_")
      return
    }
    description = text.unicodeScalars.reduce(into: "") { name, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": name.unicodeScalars.append(scalar)
      default: name += ".\(String(scalar.value, radix: 16))."
      }
    }
  }
}
