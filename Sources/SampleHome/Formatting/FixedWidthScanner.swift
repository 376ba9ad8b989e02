/// A scanner that reads numbers of fixed width and punctuation from a short ASCII text.
struct FixedWidthScanner {
  private let bytes: [UInt8]
  private var position = 0

  /// Creates a scanner; `nil` if the text's length in UTF-8 bytes is not one of the given lengths.
  init?(_ text: String, lengths: Set<Int>) {
    guard lengths.contains(text.utf8.count) else { return nil }
    bytes = Array(text.utf8)
  }

  /// Whether the whole text has been read.
  var isAtEnd: Bool { position == bytes.count }

  /// Reads a number with exactly the given number of ASCII digits; returns `nil` if another
  /// character or the end comes first, or if the number is out of the range.
  ///
  /// After `nil`, some of the digits may have been read.
  mutating func readNumber(digits: Int, in range: ClosedRange<Int> = 0...9_999) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard position < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[position]
      else { return nil }
      number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    return range.contains(number) ? number : nil
  }

  /// Reads the next character if it is the given ASCII character; otherwise, and at the end of the
  /// text, reads nothing and returns `false`.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
