import ScreenDocument

extension ProductShelfViewData {
  /// Creates the view data of a response.
  init(_ response: ProductShelfResponse) {
    title = response.title.trimmedText(upTo: FormattingRules.maximumTitleLength)
    columns = min(max(response.columns ?? 2, 1), 4)
    items = NamedRowsWithDistinctIDs(response.items.lazy.map(Item.init), named: \.name).upToLimit
  }
}

extension ProductShelfViewData.Item {
  fileprivate init(_ item: ProductShelfResponse.Item) {
    func firstElement(ofKind kind: String) -> ProductShelfResponse.Item.Element? {
      item.elements.first { $0.kind == kind }
    }
    id = item.id
    name = (firstElement(ofKind: "name")?.text).trimmedText(upTo: FormattingRules.maximumNameLength)
    imageURL = (firstElement(ofKind: "image")?.url).allowedURLOrEmpty
    badge = (firstElement(ofKind: "badge")?.text).trimmedText(
      upTo: FormattingRules.maximumNameLength
    )
    price = firstElement(ofKind: "price")?.yen.map(YenFormat.zeroAsFree.text) ?? ""
    destination = Self.destination(of: item.elements)
    appearance = item.appearance ?? .default
  }

  private static func destination(of elements: [ProductShelfResponse.Item.Element]) -> String {
    guard let destination = elements.first(where: { $0.action == "navigate" })?.destination,
      destination.utf8.count <= FormattingRules.maximumURLByteCount
    else { return "" }
    return destination
  }
}
