/// Functions that derive names in Swift from names in JSON.
enum SwiftName {
  private static let keywords: Set<String> = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
  private static let reservedNames: Set<String> = ["self", "init", "Self", "Type", "Protocol", "_"]
  private static let typeNamesUsedByStubs: Set<String> = [
    "Any", "Array", "Bool", "CodingKey", "CodingKeys", "ContentKey", "ContentRoute",
    "ContentRoutes", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder",
    "HomeState", "Int", "MainActor", "Optional", "Protocol", "Self", "Sendable", "Set", "String",
    "Type", "UIStateSlots", "ViewData", "Void",
  ]

  /// Returns a name in lower camel case: `tipoCuration` for `tipo-curation`, `urlList` for
  /// `URL list`.
  ///
  /// Words are separated by all characters but ASCII letters and digits.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - fallback: The name for a text without ASCII letters and digits, and the start of a name
  ///     that would begin with a digit.
  ///   - limit: The greatest number of characters; a fallback for the whole name is not shortened.
  /// - Returns: The name.
  static func lowerCamelCase(_ text: String, or fallback: String, upTo limit: Int) -> String {
    let words = asciiWords(text)
    guard let first = words.first else { return fallback }
    let isUpper = first.allSatisfy { $0.isUppercase || $0.isNumber }
    let start = isUpper ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let name = start + words.dropFirst().map(capitalized).joined()
    return String((name.first?.isNumber == true ? fallback + name : name).prefix(limit))
  }

  /// Returns a name in upper camel case: `TipoCuration` for `tipo-curation`.
  ///
  /// `fallback` and `limit` have the same meaning as in `lowerCamelCase(_:or:upTo:)`.
  static func upperCamelCase(_ text: String, or fallback: String, upTo limit: Int) -> String {
    capitalized(lowerCamelCase(text, or: fallback, upTo: limit))
  }

  /// Returns a singular name in upper camel case for a type; adds the name to `taken`.
  ///
  /// The name is neither in `taken` nor the name of a type that the source file uses.
  static func uniqueTypeName(_ text: String, taken: inout Set<String>) -> String {
    let name = upperCamelCase(singular(text), or: "Part", upTo: 40)
    return unique(typeNamesUsedByStubs.contains(name) ? name + "Value" : name, taken: &taken)
  }

  /// Returns the name, with a number at its end if it is taken; adds the result to `taken`.
  static func unique(_ name: String, taken: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// Returns the name as a declaration spells it: a keyword in backticks.
  static func escapedIfKeyword(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns a name for a property that is not taken, without backticks; adds the name to `taken`.
  ///
  /// The name begins with a lowercase letter or `_`, so it differs from the names of types.
  static func uniquePropertyName(_ text: String, taken: inout Set<String>) -> String {
    let isName =
      text.first.map { $0.isASCII && ($0.isLowercase || $0 == "_") } == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && text.utf8.count <= 40
    let name = isName ? text : lowerCamelCase(text, or: "field", upTo: 40)
    return unique(reservedNames.contains(name) ? name + "Value" : name, taken: &taken)
  }

  /// Returns a text as a Swift string literal.
  ///
  /// Quotes, backslashes, control and format characters, and separators of lines and paragraphs are
  /// escaped.
  static func stringLiteral(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _
      where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
        || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func singular(_ text: String) -> String {
    if text.hasSuffix("ies") { return text.dropLast(3) + "y" }
    let isPlural = text.count > 3 && text.hasSuffix("s") && !text.hasSuffix("ss")
    return isPlural ? String(text.dropLast()) : text
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func asciiWords(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }
}
