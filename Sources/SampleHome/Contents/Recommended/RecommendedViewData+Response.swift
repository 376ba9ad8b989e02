extension RecommendedViewData {
  /// Creates the view data of a response.
  init(_ response: RecommendedResponse) {
    title = response.title.trimmedText(
      upTo: FormattingRules.maximumTitleLength,
      or: "あなたへのおすすめ"
    )
    items = NamedRowsWithDistinctIDs(response.items.lazy.map(Item.init), named: \.name).upToLimit
  }
}

extension RecommendedViewData.Item {
  fileprivate init(_ item: RecommendedResponse.Item) {
    let discount = Discount(price: item.price, before: item.listPrice)
    id = item.itemID
    name = item.name.trimmedText(upTo: FormattingRules.maximumNameLength)
    imageURL = item.imageURL.allowedURLOrEmpty
    price = YenFormat.zeroAsFree.text(item.price)
    listPrice = discount?.priceBeforeText ?? ""
    self.discount = discount?.percentText ?? ""
    reviewCount = CappedCountFormat.textIfPositive(item.reviewCount)
    rating = reviewCount.isEmpty ? "" : item.reviewAverage.map(RatingFormat.text) ?? ""
    shipping = item.isFreeShipping == true ? "送料無料" : ""
  }
}
