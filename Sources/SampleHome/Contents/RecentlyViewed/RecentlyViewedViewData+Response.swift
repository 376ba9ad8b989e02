import TopScreen

extension RecentlyViewedViewData {
  /// Creates the view data of a response at the moment of a context.
  init(_ response: RecentlyViewedResponse, in context: ViewDataContext) {
    let format = RelativeDateFormat(clock: ScreenClock(context))
    let newestFirst = response.items
      .map { (item: $0, viewedAt: Moment(epochSeconds: $0.viewedAt)) }
      .sorted { Self.isNewer($0.viewedAt, than: $1.viewedAt) }
    let rows = NamedRowsWithDistinctIDs(
      newestFirst.lazy.map { Item($0.item, viewedAt: format.text($0.viewedAt)) },
      named: \.name
    )
    items = rows.upToLimit
    hasMore = rows.hasUnshownRows
  }

  private static func isNewer(_ moment: Moment?, than other: Moment?) -> Bool {
    guard let moment else { return false }
    guard let other else { return true }
    return moment > other
  }
}

extension RecentlyViewedViewData.Item {
  fileprivate init(_ item: RecentlyViewedResponse.Item, viewedAt: String) {
    id = item.itemID
    name = item.name.trimmedText(upTo: FormattingRules.maximumNameLength)
    imageURL = item.imageURL.allowedURLOrEmpty
    price = item.price.map(YenFormat.zeroAsFree.text) ?? "価格未定"
    self.viewedAt = viewedAt
  }
}
