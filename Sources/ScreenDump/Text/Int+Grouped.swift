extension Int {
  /// The number in digits, with a comma between groups of three: `100,000`.
  package var grouped: String {
    var text = String(magnitude)
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return self < 0 ? "-" + text : text
  }
}
