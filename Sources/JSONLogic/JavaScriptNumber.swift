/// Numbers as JavaScript reads and writes them.
enum JavaScriptNumber {
  /// Returns the shortest text that reads back as the number (ECMA-262, "Number::toString").
  ///
  /// A whole number below 1e21 has no fraction; from 1e21 on and below 1e-6 in magnitude, there is
  /// an exponent. The other texts are `NaN`, `Infinity` and `-Infinity`; -0 becomes `0`.
  static func text(of number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
    }
    if abs(number) < 9_007_199_254_740_992, let whole = Int(exactly: number) {
      return String(whole)
    }
    let (digits, point) = significantDigits(of: number.magnitude)
    return (number < 0 ? "-" : "") + decimalText(of: digits, point: point)
  }

  /// Returns the number that a text as a whole spells; 0 if the text is blank, `NaN` if it is not a
  /// number (ECMA-262, "StringToNumber").
  static func value(of text: String) -> Double {
    let text = trimmed(text)
    if text.isEmpty { return 0 }
    if let radix = radixOfPrefix(of: text) {
      return value(ofDigits: text.dropFirst(2), radix: radix)
    }
    let number = decimalPrefix(text)
    return number.endIndex == text.endIndex ? value(ofDecimal: number) : .nan
  }

  /// Returns the number at the start of a text, after white space; `NaN` if there is none
  /// (ECMA-262, "parseFloat").
  static func prefixValue(of text: String) -> Double {
    value(ofDecimal: decimalPrefix(trimmed(text)))
  }

  /// Returns the decimal digits of a number without zeros at either end, and the position of the
  /// decimal point, counted from the first of these digits.
  private static func significantDigits(of number: Double) -> (digits: Substring, point: Int) {
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = mantissa.joined()
    let significant = digits.drop { $0 == "0" }
    let leadingZeros = digits.count - significant.count
    let trailingZeros = significant.reversed().prefix { $0 == "0" }.count
    return (significant.dropLast(trailingZeros), mantissa[0].count + exponent - leadingZeros)
  }

  private static func decimalText(of digits: Substring, point: Int) -> String {
    if point >= digits.count, point <= 21 {
      return digits + String(repeating: "0", count: point - digits.count)
    }
    if 1...21 ~= point { return "\(digits.prefix(point)).\(digits.dropFirst(point))" }
    if -5...0 ~= point { return "0." + String(repeating: "0", count: -point) + digits }
    let fraction = digits.count > 1 ? ".\(digits.dropFirst())" : ""
    return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\(abs(point - 1))"
  }

  private static func trimmed(_ text: String) -> Substring {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return text[start...last]
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.isWhitespace && scalar != "\u{85}") || scalar == "\u{FEFF}"
  }

  private static func radixOfPrefix(of text: Substring) -> Int? {
    switch text.prefix(2) {
    case "0x", "0X": 16
    case "0o", "0O": 8
    case "0b", "0B": 2
    default: nil
    }
  }

  private static func value(ofDigits digits: Substring, radix: Int) -> Double {
    guard !digits.isEmpty else { return .nan }
    var value = 0.0
    for digit in digits.utf8 {
      let digit = Character(UnicodeScalar(digit)).hexDigitValue
      guard let digit, digit < radix else { return .nan }
      value = value * Double(radix) + Double(digit)
    }
    return value
  }

  /// Returns the longest prefix that is a decimal number or `Infinity`, with an optional sign;
  /// empty if there is none.
  private static func decimalPrefix(_ text: Substring) -> Substring {
    let bytes = text.utf8
    var index = bytes.startIndex
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      index = bytes.index(after: index)
    }
    if bytes[index...].starts(with: "Infinity".utf8) {
      return text[..<bytes.index(index, offsetBy: 8)]
    }
    var end = skipDigits(bytes, from: index)
    let hasWhole = end > index
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
      let fraction = bytes.index(after: end)
      let fractionEnd = skipDigits(bytes, from: fraction)
      if hasWhole || fractionEnd > fraction { end = fractionEnd }
    }
    guard end > index else { return text[..<text.startIndex] }
    if end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = bytes.index(after: end)
      if exponent < bytes.endIndex,
        bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+")
      {
        exponent = bytes.index(after: exponent)
      }
      let exponentEnd = skipDigits(bytes, from: exponent)
      if exponentEnd > exponent { end = exponentEnd }
    }
    return text[..<end]
  }

  private static func skipDigits(
    _ bytes: Substring.UTF8View,
    from start: Substring.Index
  ) -> Substring.Index {
    bytes[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.endIndex
  }

  private static func value(ofDecimal text: Substring) -> Double {
    guard !text.isEmpty else { return .nan }
    let isNegative = text.first == "-"
    if text.hasSuffix("Infinity") { return isNegative ? -.infinity : .infinity }
    return Double(text) ?? .nan
  }
}
