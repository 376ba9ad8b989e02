/// The reduction of a price, by the rule *Discount* of ``DisplayRules``.
struct Discount: Equatable {
  /// The price before the reduction, in yen.
  let before: Int

  /// The reduction in percent of the original price, rounded down, from 0 to 100.
  let percent: Int

  /// Creates the discount from an original price, `before`, to a price; `nil` if there is none.
  init?(price: Int, before: Int?) {
    guard let before, price >= 0, price < before else { return nil }
    guard let percent = Percentage.of(before - price, in: before) else { return nil }
    self.before = before
    self.percent = percent
  }

  /// The reduction as a text: "20%OFF"; "" for less than 1 %.
  var text: String { percent > 0 ? "\(percent)%OFF" : "" }

  /// The price before the reduction as a text: "1,980円".
  var beforeText: String { YenFormat.plain.text(before) }
}
