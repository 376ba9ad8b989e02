/// A function for whole percentages of integers, rounded down, without overflow.
enum Percentage {
  /// Returns the percentage that a part is of a whole, rounded down; at most `Int.max`.
  ///
  /// A negative part is treated as 0. The result is `nil` for a whole of 0 or less.
  static func of(_ part: Int, in whole: Int) -> Int? {
    guard whole > 0 else { return nil }
    let divisor = whole.magnitude
    let product = max(0, part).magnitude.multipliedFullWidth(by: 100)
    guard product.high < divisor else { return .max }
    return Int(clamping: divisor.dividingFullWidth(product).quotient)
  }
}
