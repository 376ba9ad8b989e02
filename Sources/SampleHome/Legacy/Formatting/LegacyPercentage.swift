#if LegacyBridge
import Foundation

/// A function for percentages that uses decimal numbers, since a product of two integers may
/// overflow.
enum LegacyPercentage {
  private static let roundingDown = NSDecimalNumberHandler(
    roundingMode: .down,
    scale: 0,
    raiseOnExactness: false,
    raiseOnOverflow: false,
    raiseOnUnderflow: false,
    raiseOnDivideByZero: false
  )

  /// Returns the percentage that a part is of a whole, rounded down and limited to a range.
  ///
  /// The 38 digits of a decimal number distinguish any two fractions of integers, so no value is
  /// rounded up to the next percent. The rounding is a separate step because
  /// `dividing(by:withBehavior:)` does not round on every platform.
  ///
  /// - Parameters:
  ///   - part: The part, not negative.
  ///   - whole: The whole, above zero.
  ///   - range: The range of the result.
  /// - Returns: The percentage.
  static func percent(of part: Int, in whole: Int, limitedTo range: ClosedRange<Int>) -> Int {
    let percent = NSDecimalNumber(value: part)
      .multiplying(by: NSDecimalNumber(value: 100))
      .dividing(by: NSDecimalNumber(value: whole))
      .rounding(accordingToBehavior: roundingDown)
    if percent.compare(NSDecimalNumber(value: range.upperBound)) == .orderedDescending {
      return range.upperBound
    }
    return max(range.lowerBound, percent.intValue)
  }
}
#endif
