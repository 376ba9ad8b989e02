#if LegacyBridge
import Foundation

/// Percentages in decimal numbers, as no product of two integers fits an integer for sure.
enum LegacyPercent {
  private static let wholeNumbers = NSDecimalNumberHandler(
    roundingMode: .down,
    scale: 0,
    raiseOnExactness: false,
    raiseOnOverflow: false,
    raiseOnUnderflow: false,
    raiseOnDivideByZero: false
  )

  /// How many percent of a whole a part is, rounded down and brought into a range.
  ///
  /// The 38 digits of a decimal number tell every two fractions of integers apart, so nothing is
  /// rounded up to the next percent on the way. The rounding is a step of its own because
  /// `dividing(by:withBehavior:)` does not round on every platform.
  ///
  /// - Parameters:
  ///   - part: The part, not negative.
  ///   - whole: The whole, above zero.
  ///   - range: The range of the result.
  /// - Returns: The percentage.
  static func percent(of part: Int, in whole: Int, within range: ClosedRange<Int>) -> Int {
    let percent = NSDecimalNumber(value: part)
      .multiplying(by: NSDecimalNumber(value: 100))
      .dividing(by: NSDecimalNumber(value: whole))
      .rounding(accordingToBehavior: wholeNumbers)
    if percent.compare(NSDecimalNumber(value: range.upperBound)) == .orderedDescending {
      return range.upperBound
    }
    return max(range.lowerBound, percent.intValue)
  }
}
#endif
