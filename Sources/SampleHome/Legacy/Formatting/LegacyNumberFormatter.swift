#if LegacyBridge
/// A formatter for whole numbers, prices in yen, points and discounts in percent, with a comma
/// between groups of three digits: "1,980", "1,980円", "無料", "1,234ポイント", "19%OFF".
final class LegacyNumberFormatter {
  /// Returns the text of a number in every locale: "1,980", "-1,980".
  func grouped(_ number: Int) -> String {
    var rest = Substring(String(number.magnitude))
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([rest] + groups).joined(separator: ",")
  }

  /// Returns the text of a price: "1,980円", "0円".
  func yen(_ amount: Int) -> String {
    grouped(amount) + "円"
  }

  /// Returns the text of a price: "1,980円"; "無料" for 0.
  func yenOrFree(_ amount: Int) -> String {
    amount == 0 ? "無料" : yen(amount)
  }

  /// Returns the text of a number of points: "1,234ポイント".
  func points(_ points: Int) -> String {
    grouped(points) + "ポイント"
  }

  /// Returns the text of the original price: "1,980円"; "" if it is `nil`, or if the price is
  /// negative or not below it.
  func originalPrice(_ before: Int?, ifDiscountedTo price: Int) -> String {
    guard let before, isDiscount(from: before, to: price) else { return "" }
    return yen(before)
  }

  /// Returns the text of a discount, rounded down to a whole percent: "19%OFF" for 19.9 percent.
  ///
  /// It is "" for less than one percent, if the original price is `nil`, and if the price is
  /// negative or not below it.
  func discount(from before: Int?, to price: Int) -> String {
    guard let before, isDiscount(from: before, to: price) else { return "" }
    let percent = LegacyPercentage.percent(of: before - price, in: before, limitedTo: 0...100)
    return percent >= 1 ? "\(percent)%OFF" : ""
  }

  private func isDiscount(from before: Int, to price: Int) -> Bool {
    before > 0 && price >= 0 && price < before
  }
}
#endif
