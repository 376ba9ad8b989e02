/// A reduced price.
struct Discount: Equatable {
  /// The original price, in yen.
  let before: Int

  /// The reduction in percent, 0 to 100.
  let percent: Int

  /// Creates the discount between two prices; `nil` if there is no reduction.
  init?(price: Int, before: Int?) {
    guard let before, price >= 0, price < before else { return nil }
    guard let percent = Percentage.of(before - price, in: before) else { return nil }
    self.before = before
    self.percent = percent
  }

  /// "20%OFF"; "" for less than 1 %.
  var text: String { percent > 0 ? "\(percent)%OFF" : "" }

  /// The original price: "1,980円".
  var beforeText: String { YenFormat.plain.text(before) }
}
