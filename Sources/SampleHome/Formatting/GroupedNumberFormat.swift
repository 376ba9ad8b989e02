/// A format for integers with a comma between groups of three digits.
enum GroupedNumberFormat {
  /// Returns the text of an integer: "1,980", "-1,980".
  ///
  /// - Complexity: O(1); an `Int` has at most 19 digits.
  static func text(_ number: Int) -> String {
    let digits = Array(String(number.magnitude).utf8)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
