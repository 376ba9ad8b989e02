#if LegacyBridge
import Foundation

/// Writes averages of reviews with one decimal.
///
/// The formatter, which costs much to make, is shared; it takes its own lock.
final class LegacyRatingFormatter {
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 1
    return formatter
  }()

  /// "4.3", or nothing for an average that is absent or no number.
  ///
  /// The tenths are rounded before the formatter sees them: its own rounding takes ties to the even
  /// neighbour.
  func string(from average: Double?) -> String {
    guard let average, average.isFinite else { return "" }
    let tenths = (min(max(average, 0), 5) * 10).rounded(.toNearestOrAwayFromZero)
    let rating = NSDecimalNumber(mantissa: UInt64(tenths), exponent: -1, isNegative: false)
    return Self.formatter.string(from: rating) ?? ""
  }
}
#endif
