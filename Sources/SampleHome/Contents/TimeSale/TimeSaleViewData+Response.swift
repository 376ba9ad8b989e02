import TopScreen

extension TimeSaleViewData {
  /// Creates the view data of a response at the moment of a context.
  init(_ response: TimeSaleResponse, in context: ViewDataContext) {
    let clock = ScreenClock(context)
    let end = Moment(epochSeconds: response.endsAt)
    title = response.title.trimmedText(upTo: FormattingRules.maximumTitleLength, or: "タイムセール")
    remaining = RemainingTimeFormat(clock: clock).text(end)
    isOver = end.map(clock.hasReached) ?? false
    items = NamedRowsWithDistinctIDs(response.items.lazy.map(Item.init), named: \.name).upToLimit
  }
}

extension TimeSaleViewData.Item {
  fileprivate init(_ item: TimeSaleResponse.Item) {
    let discount = Discount(price: item.salePrice, before: item.regularPrice)
    let stock = RemainingStock(left: item.stockLeft, total: item.stockTotal)
    id = item.itemID
    name = item.name.trimmedText(upTo: FormattingRules.maximumNameLength)
    imageURL = item.imageURL.allowedURLOrEmpty
    salePrice = YenFormat.zeroAsFree.text(item.salePrice)
    regularPrice = discount?.priceBeforeText ?? ""
    self.discount = discount?.percentText ?? ""
    stockPercent = stock?.percentLeft ?? 0
    self.stock = stock?.text ?? ""
  }
}

private struct RemainingStock {
  /// The percentage of the stock that is left, from 0 to 100.
  let percentLeft: Int

  init?(left: Int?, total: Int?) {
    guard let left, let total, let percent = Percentage.of(left, in: total) else { return nil }
    percentLeft = left > 0 ? min(max(percent, 1), 100) : 0
  }

  var text: String {
    switch percentLeft {
    case 0: "売り切れ"
    case ...10: "残りわずか"
    default: "残り\(percentLeft)%"
    }
  }
}
