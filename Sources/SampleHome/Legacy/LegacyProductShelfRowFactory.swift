#if LegacyBridge
import ScreenDocument

/// The factory that creates the products of a shelf on the legacy side.
///
/// It reads the elements of each product once.
final class LegacyProductShelfRowFactory {
  private let numberFormatter = LegacyNumberFormatter()

  func items(of response: ProductShelfResponse) -> [ProductShelfViewData.Item] {
    response.items.map(item).legacyNamedRowsWithUniqueIDs(named: \.name).legacyRowsUpToLimit()
  }

  private func item(_ item: ProductShelfResponse.Item) -> ProductShelfViewData.Item {
    var firstElementByKind: [String: ProductShelfResponse.Item.Element] = [:]
    var target: ProductShelfResponse.Item.Element?
    for element in item.elements {
      if let kind = element.kind, firstElementByKind[kind] == nil {
        firstElementByKind[kind] = element
      }
      if target == nil, element.action == "navigate" { target = element }
    }
    var cell = ProductShelfViewData.Item(
      id: item.id,
      name: LegacyTextFormatter.name.string(from: firstElementByKind["name"]?.text),
      imageURL: LegacyURLPolicy.allowedURLOrEmpty(firstElementByKind["image"]?.url),
      badge: LegacyTextFormatter.name.string(from: firstElementByKind["badge"]?.text),
      price: "",
      destination: "",
      appearance: FundamentalAppearance()
    )
    if let yen = firstElementByKind["price"]?.yen { cell.price = numberFormatter.yenOrFree(yen) }
    if let destination = target?.destination,
      destination.utf8.count <= LegacyURLPolicy.maximumByteCount
    {
      cell.destination = destination
    }
    if let appearance = item.appearance { cell.appearance = appearance }
    return cell
  }
}
#endif
