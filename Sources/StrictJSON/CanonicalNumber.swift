/// A JSON number as its digits and a power of ten, which is the same for every spelling.
struct CanonicalNumber {
  private var isNegative = false
  /// The digits, without zeros at either end; none for the number 0.
  private var digits: ArraySlice<UInt8> = []
  private var exponent = 0

  /// Parses the text of a valid JSON number.
  ///
  /// An exponent that does not fit into an `Int` is replaced by the nearest that does.
  init(_ text: ArraySlice<UInt8>) {
    var rest = text
    if rest.first == JSONByte.minus {
      isNegative = true
      rest = rest.dropFirst()
    }
    let mantissa = rest.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    exponent = Self.parsedExponent(rest.dropFirst(mantissa.count + 1))
    if let point = mantissa.firstIndex(of: JSONByte.dot) {
      let fraction = mantissa[(point + 1)...]
      digits = Array(mantissa[..<point] + fraction)[...]
      addToExponentUnlessOverflow(-fraction.count)
    } else {
      digits = mantissa
    }
    digits = digits.drop { $0 == JSONByte.zero }
    let count = digits.count
    while digits.last == JSONByte.zero { digits = digits.dropLast() }
    addToExponentUnlessOverflow(count - digits.count)
  }

  /// Appends the number in canonical form, such as `15e-1`, to the bytes of a text.
  func append(to bytes: inout [UInt8]) {
    guard !digits.isEmpty else {
      bytes.append(JSONByte.zero)
      return
    }
    if isNegative { bytes.append(JSONByte.minus) }
    bytes.append(contentsOf: digits)
    guard exponent != 0 else { return }
    bytes.append(UInt8(ascii: "e"))
    bytes.append(contentsOf: String(exponent).utf8)
  }

  /// Adds a number to the exponent; the exponent stays if the sum does not fit into an `Int`.
  private mutating func addToExponentUnlessOverflow(_ power: Int) {
    let (sum, overflow) = exponent.addingReportingOverflow(power)
    exponent = overflow ? exponent : sum
  }

  /// Parses an exponent; one that does not fit into an `Int` becomes the nearest that does, and an
  /// absent one 0.
  private static func parsedExponent(_ text: ArraySlice<UInt8>) -> Int {
    var exponent = 0
    let isNegative = text.first == JSONByte.minus
    for byte in text where byte != JSONByte.minus && byte != JSONByte.plus {
      let (tens, isTooLarge) = exponent.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(Int(byte - JSONByte.zero))
      guard !isTooLarge, !overflow else { return isNegative ? .min : .max }
      exponent = sum
    }
    return isNegative ? -exponent : exponent
  }
}
