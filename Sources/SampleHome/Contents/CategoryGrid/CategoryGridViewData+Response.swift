extension CategoryGridViewData {
  /// Creates the view data of a response.
  init(_ response: CategoryGridResponse) {
    title = response.title.trimmedText(upTo: FormattingRules.maximumTitleLength, or: "カテゴリから探す")
    columns = min(max(response.columns ?? 4, 2), 5)
    items =
      NamedRowsWithDistinctIDs(response.categories.lazy.map(Item.init), named: \.name)
      .upToLimit
  }
}

extension CategoryGridViewData.Item {
  fileprivate init(_ category: CategoryGridResponse.Item) {
    id = category.categoryID
    name = category.name.trimmedText(upTo: FormattingRules.maximumNameLength)
    iconURL = category.iconURL.allowedURLOrEmpty
    itemCount = category.itemCount.map { "\(CappedCountFormat.text($0))点" } ?? ""
  }
}
