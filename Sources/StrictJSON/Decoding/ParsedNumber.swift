/// A number of a JSON text, divided into its sign, its digits and its power of ten.
///
/// If ``significandHoldsAllDigits``, the number without its sign is `significand` × 10^`exponent`.
/// Otherwise `significand` has only the first 19 digits, and `exponent` does not fit it. An
/// exponent near the limits of `Int` is replaced by one that is also far beyond those of `Double`.
struct ParsedNumber {
  private(set) var isNegative = false
  private(set) var significand: UInt64 = 0
  private(set) var exponent = 0
  /// Whether the text has neither a fraction nor an exponent.
  private(set) var isWrittenAsInteger = true
  /// The number of digits, without leading zeros.
  private var digitCount = 0

  /// Reads a number of a checked text; `nil` if another value begins at the offset.
  init?(at start: Int, in text: UnsafeBufferPointer<UInt8>) {
    var offset = start
    if text[offset] == JSONByte.minus {
      isNegative = true
      offset += 1
    }
    guard offset < text.count, text[offset] &- JSONByte.zero < 10 else { return nil }
    readDigits(from: &offset, in: text)
    if offset < text.count, text[offset] == JSONByte.dot {
      isWrittenAsInteger = false
      let fractionStart = offset + 1
      offset = fractionStart
      readDigits(from: &offset, in: text)
      exponent -= offset - fractionStart
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      isWrittenAsInteger = false
      exponent += Self.parsedExponent(at: offset + 1, in: text)
    }
  }

  /// Whether the significand has all digits; it has at most the first 19.
  var significandHoldsAllDigits: Bool { digitCount <= Self.maximumKeptDigits }

  /// The number, if one multiplication or division of exact numbers gives it (Clinger 1990);
  /// otherwise `nil`.
  var doubleIfOneOperationIsExact: Double? {
    guard significandHoldsAllDigits, significand <= 1 << 53,
      exponent.magnitude < Self.powersOfTen.count
    else { return nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Double(significand) / power : Double(significand) * power
    return isNegative ? -magnitude : magnitude
  }

  @inline(__always)
  private mutating func readDigits(from offset: inout Int, in text: UnsafeBufferPointer<UInt8>) {
    while offset < text.count {
      let digit = text[offset] &- JSONByte.zero
      guard digit < 10 else { return }
      offset += 1
      if digitCount < Self.maximumKeptDigits { significand = significand &* 10 &+ UInt64(digit) }
      if significand > 0 { digitCount += 1 }
    }
  }

  /// Reads an exponent, limited to `maximumExponent` in both directions.
  private static func parsedExponent(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = start
    let isNegative = text[offset] == JSONByte.minus
    if isNegative || text[offset] == JSONByte.plus { offset += 1 }
    var exponent = 0
    while offset < text.count, text[offset] &- JSONByte.zero < 10 {
      exponent = min(exponent * 10 + Int(text[offset] &- JSONByte.zero), maximumExponent)
      offset += 1
    }
    return isNegative ? -exponent : exponent
  }

  private static let maximumKeptDigits = 19
  /// A limit greater than the number of digits of any text, so that the digits of a fraction never
  /// balance a limited exponent; ten times the limit still fits into an `Int`.
  private static let maximumExponent = Int.max / 16
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
