/// Bytes that JSON's grammar uses, such as punctuation and white space.
package enum JSONByte {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the value of a hexadecimal digit; `nil` for any other byte.
  package static func hexadecimalDigitValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  /// Returns the byte that a two-character escape represents, given its second character; `nil` if
  /// there is no such escape.
  static func unescaped(escapeLetter byte: UInt8) -> UInt8? {
    switch byte {
    case quote, backslash, UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): lineFeed
    case UInt8(ascii: "r"): carriageReturn
    case UInt8(ascii: "t"): tab
    default: nil
    }
  }
}
