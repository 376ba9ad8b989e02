/// A name for links within a page, derived from any text.
///
/// ASCII letters, digits, `-` and `_` stay; every other scalar becomes its number between dots, so
/// that different texts have different names. A text of more than a hundred scalars is cut to a
/// hundred, followed by its length; two such texts may therefore have the same name.
struct Slug: Hashable, CustomStringConvertible {
  private static let maximumScalars = 100

  /// The name.
  let description: String

  /// Creates the name that is derived from a text; an empty text has an empty name.
  ///
  /// - Complexity: O(n) in the text's length.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    var name = ""
    for scalar in scalars.prefix(Self.maximumScalars) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": name.unicodeScalars.append(scalar)
      default: name += ".\(String(scalar.value, radix: 16))."
      }
    }
    let count = scalars.count
    description = count > Self.maximumScalars ? "\(name)..\(count)" : name
  }
}
