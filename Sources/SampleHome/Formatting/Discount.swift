/// The reduction of a price, by the rule *Discount* of ``FormattingRules``.
struct Discount: Equatable {
  /// The price before the reduction, in yen.
  let priceBefore: Int

  /// The reduction in percent of the price before it, rounded down, from 0 to 100.
  let percent: Int

  /// Creates the discount of a price from the price before it; `nil` if the price before is absent,
  /// or if the price is negative or not below it.
  init?(price: Int, before: Int?) {
    guard let before, price >= 0, price < before else { return nil }
    guard let percent = Percentage.of(before - price, in: before) else { return nil }
    priceBefore = before
    self.percent = percent
  }

  /// The reduction as a text: "20%OFF"; "" for less than 1 %.
  var percentText: String { percent > 0 ? "\(percent)%OFF" : "" }

  /// The price before the reduction as a text: "1,980円".
  var priceBeforeText: String { YenFormat.zeroAsNumber.text(priceBefore) }
}
