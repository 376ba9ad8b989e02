/// Formats prices in yen.
struct YenFormat {
  /// The text of 0; `nil` for "0円".
  var zero: String?

  /// Formats every price as a number, 0 as "0円".
  static let plain = Self()

  /// Formats 0 as "無料".
  static let free = Self(zero: "無料")

  /// Formats a price: "1,980円", "-500円".
  func text(_ yen: Int) -> String {
    if yen == 0, let zero { return zero }
    return "\(GroupedFormat.text(yen))円"
  }
}
