/// Writes prices in yen.
struct YenFormat {
  /// What 0 shows instead of "0円".
  var zero: String?

  /// Every price is a number: "0円".
  static let plain = Self()

  /// Nothing to pay is a word of its own: "無料".
  static let free = Self(zero: "無料")

  /// The text of a price: "1,980円", "-500円".
  func text(_ yen: Int) -> String {
    if yen == 0, let zero { return zero }
    return "\(GroupedFormat.text(yen))円"
  }
}
