#if LegacyBridge
/// The factory that creates the rows of a time sale on the legacy side.
final class LegacySaleItemRowFactory {
  private let numberFormatter = LegacyNumberFormatter()

  func items(of response: TimeSaleResponse) -> [TimeSaleViewData.Item] {
    response.items.map(item).legacyNamedRowsWithUniqueIDs(named: \.name).legacyRowsUpToLimit()
  }

  private func item(_ item: TimeSaleResponse.Item) -> TimeSaleViewData.Item {
    let (stockPercent, stock) = stock(left: item.stockLeft, of: item.stockTotal)
    return TimeSaleViewData.Item(
      id: item.itemID,
      name: LegacyTextFormatter.name.string(from: item.name),
      imageURL: LegacyURLPolicy.allowedURLOrEmpty(item.imageURL),
      salePrice: numberFormatter.yenOrFree(item.salePrice),
      regularPrice: numberFormatter.originalPrice(
        item.regularPrice,
        ifDiscountedTo: item.salePrice
      ),
      discount: numberFormatter.discount(from: item.regularPrice, to: item.salePrice),
      stockPercent: stockPercent,
      stock: stock
    )
  }

  private func stock(left: Int?, of total: Int?) -> (percent: Int, label: String) {
    guard let left, let total, total > 0 else { return (0, "") }
    guard left > 0 else { return (0, "売り切れ") }
    let percent = LegacyPercentage.percent(of: left, in: total, limitedTo: 1...100)
    return (percent, percent > 10 ? "残り\(percent)%" : "残りわずか")
  }
}
#endif
