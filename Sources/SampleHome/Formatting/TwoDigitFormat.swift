/// A format for numbers from 0 to 99 with two digits.
enum TwoDigitFormat {
  /// Returns the text of a number from 0 to 99: "05", "59".
  static func text(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
