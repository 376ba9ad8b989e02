import ScreenDocument

extension StoryRailViewData {
  /// Creates the view data of a response.
  init(_ response: StoryRailResponse) {
    title = response.title.trimmedText(upTo: FormattingRules.maximumTitleLength)
    diameter = min(max(response.diameter ?? 64, 24), 200)
    items = NamedRowsWithDistinctIDs(response.items.lazy.map(Item.init), named: \.label).upToLimit
  }
}

extension StoryRailViewData.Item {
  fileprivate init(_ item: StoryRailResponse.Item) {
    let image = item.elements.first { $0.kind == "image" }
    let label = item.elements.first { $0.kind == "label" }
    id = item.id
    self.label = (label?.text).trimmedText(upTo: FormattingRules.maximumNameLength)
    imageURL = (image?.url).allowedURLOrEmpty
    imageAppearance = image?.appearance ?? .default
  }
}
