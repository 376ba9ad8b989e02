#if LegacyBridge
import Foundation

/// Writes yen, points and other whole numbers with a `NumberFormatter`.
///
/// The `NumberFormatter`, which costs much to make, is shared; it takes its own lock.
final class LegacyPriceFormatter {
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = true
    formatter.groupingSeparator = ","
    formatter.groupingSize = 3
    formatter.minusSign = "-"
    formatter.maximumFractionDigits = 0
    return formatter
  }()

  /// "1,980", whatever the locale of the device.
  func grouped(_ number: Int) -> String {
    Self.formatter.string(from: NSNumber(value: number)) ?? String(number)
  }

  /// "1,980円".
  func yen(_ amount: Int) -> String {
    grouped(amount) + "円"
  }

  /// "1,980円", and "無料" for 0.
  func yenOrFree(_ amount: Int) -> String {
    amount == 0 ? "無料" : yen(amount)
  }

  /// "1,234ポイント".
  func points(_ points: Int) -> String {
    grouped(points) + "ポイント"
  }

  /// The price before a discount, where there is one.
  func priceBefore(_ before: Int?, discountedTo price: Int) -> String {
    guard let before, isDiscount(from: before, to: price) else { return "" }
    return yen(before)
  }

  /// "20%OFF", where there is a discount of at least one percent.
  func discount(from before: Int?, to price: Int) -> String {
    guard let before, isDiscount(from: before, to: price) else { return "" }
    let percent = LegacyPercent.percent(of: before - price, in: before, within: 0...100)
    return percent >= 1 ? "\(percent)%OFF" : ""
  }

  private func isDiscount(from before: Int, to price: Int) -> Bool {
    before > 0 && price >= 0 && price < before
  }
}
#endif
