/// A price that is lower than it was.
struct Discount: Equatable {
  /// The price before, in yen.
  let before: Int

  /// How much lower the price is, 0 to 100.
  let percent: Int

  /// The discount from one price to another; `nil` if there is none.
  init?(price: Int, before: Int?) {
    guard let before, price >= 0, price < before else { return nil }
    guard let percent = Percentage.of(before - price, in: before) else { return nil }
    self.before = before
    self.percent = percent
  }

  /// "20%OFF", and nothing for less than 1 %.
  var text: String { percent > 0 ? "\(percent)%OFF" : "" }

  /// The price before: "1,980円".
  var beforeText: String { YenFormat.plain.text(before) }
}
