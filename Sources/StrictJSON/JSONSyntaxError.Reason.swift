extension JSONSyntaxError {
  /// Why a text is not accepted as JSON: a fault in it, or a limit that it exceeds.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The text has no value: it is empty, or only white space or a byte order mark.
    case empty
    /// The text has more bytes than the limit.
    case tooLarge(bytes: Int, maximum: Int)
    /// Arrays and objects are nested deeper than the limit.
    case nestedTooDeep(maximum: Int)
    /// The grammar requires something else at this place.
    case unexpected(found: String, expected: String)
    /// The text ends where the grammar requires more.
    case unexpectedEnd(expected: String)
    /// A comma is followed by the bracket or brace that closes its array or object.
    case trailingComma
    /// Text follows the document's one value.
    case trailingContent(found: String)
    /// A string's closing quote is missing.
    case unterminatedString
    /// A string contains an unescaped control character.
    case controlCharacter(UInt8)
    /// A backslash is followed by a character that JSON does not allow there.
    case invalidEscape
    /// A `\u` is not followed by four hexadecimal digits.
    case invalidUnicodeEscape
    /// One half of a surrogate pair is missing.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A number has more digits after a leading zero.
    case leadingZero
    /// A number lacks a digit after its sign, point or exponent.
    case missingDigit

    /// The code of the error's diagnostic: `invalidJSON` for all but an empty, too large or too
    /// deep text.
    var code: String {
      switch self {
      case .empty: "emptyDocument"
      case .tooLarge: "documentTooLarge"
      case .nestedTooDeep: "nestedTooDeep"
      default: "invalidJSON"
      }
    }

    /// A sentence that says what is wrong and what to do, without the place.
    public var description: String {
      switch self {
      case .empty:
        "The document is empty; it needs one JSON value."
      case .tooLarge(let bytes, let maximum):
        "The document has \(bytes) bytes, more than \(maximum); split it or raise the limit."
      case .nestedTooDeep(let maximum):
        "Arrays and objects are nested deeper than \(maximum); flatten the document."
      case .unexpected(let found, let expected):
        "Found \(found) where \(expected) was expected; correct it."
      case .unexpectedEnd(let expected):
        "The document ends where \(expected) was expected; it may have been cut off."
      case .trailingComma:
        "The comma is not followed by a value; remove the comma."
      case .trailingContent(let found):
        "Found \(found) after the end of the document; keep one value only."
      case .unterminatedString:
        "The text that begins here has no closing quote; add it."
      case .controlCharacter(let byte):
        "A text holds the control character \(Self.codePointText(byte)); write it as an escape."
      case .invalidEscape:
        #"The backslash does not begin a JSON escape; write "\\" for a backslash."#
      case .invalidUnicodeEscape:
        #"The escape "\u" needs four hexadecimal digits; add them."#
      case .loneSurrogate:
        "Half of a surrogate pair stands alone; write both halves or the character itself."
      case .invalidUTF8:
        "The bytes are not UTF-8; save the document as UTF-8."
      case .leadingZero:
        "A number begins with a zero that other digits follow; remove the zero."
      case .missingDigit:
        "A number lacks a digit; JSON wants one after a sign, a point and an exponent."
      }
    }

    /// Returns the code point of a byte below 0x80 as text: `U+0009`.
    static func codePointText(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
