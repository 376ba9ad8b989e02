import Foundation

/// The conversion of names from `snake_case` to `camelCase`, as a `JSONDecoder` does it.
enum SnakeCaseConversion {
  /// Returns a name in camel case; underscores at its beginning and end stay.
  ///
  /// A name without an underscore between words is returned as it is.
  static func camelCase(_ name: String) -> String {
    guard let first = name.firstIndex(where: { $0 != "_" }),
      let last = name.lastIndex(where: { $0 != "_" })
    else { return name }
    let words = name[first...last].split(separator: "_")
    guard words.count > 1 else { return name }
    let rest = words.dropFirst().map(\.capitalized).joined()
    return name[..<first] + words[0].lowercased() + rest + name[name.index(after: last)...]
  }
}
