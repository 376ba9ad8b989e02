/// A name that may stand in a link within a page, made of any text.
///
/// Letters and digits of ASCII, `-` and `_` stay; any other scalar becomes its number between dots,
/// so that different texts give different names. Of a text of more than a hundred scalars the first
/// hundred and its length count.
struct Slug: Hashable, CustomStringConvertible {
  private static let limit = 100

  /// The name.
  let description: String

  /// Creates a name.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(n) in the text's length.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    var name = ""
    for scalar in scalars.prefix(Self.limit) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": name.unicodeScalars.append(scalar)
      default: name += ".\(String(scalar.value, radix: 16))."
      }
    }
    let count = scalars.count
    description = count > Self.limit ? "\(name)..\(count)" : name
  }
}
