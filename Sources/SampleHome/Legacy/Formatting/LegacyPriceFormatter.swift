#if LegacyBridge
/// Writes yen, points and other whole numbers, with a comma before every three digits.
final class LegacyPriceFormatter {
  /// "1,980", whatever the locale of the device.
  func grouped(_ number: Int) -> String {
    var rest = Substring(String(number.magnitude))
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
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
