/// A format for prices in yen.
struct YenFormat {
  /// The text of the price 0; `nil` for "0円".
  var zeroText: String?

  /// The format that shows every price as a number, and 0 as "0円".
  static let zeroAsNumber = Self()

  /// The format that shows 0 as "無料", and any other price as a number.
  static let zeroAsFree = Self(zeroText: "無料")

  /// Returns the text of a price: "1,980円", "-500円"; for 0, ``zeroText`` or "0円".
  func text(_ yen: Int) -> String {
    if yen == 0, let zeroText { return zeroText }
    return "\(GroupedNumberFormat.text(yen))円"
  }
}
