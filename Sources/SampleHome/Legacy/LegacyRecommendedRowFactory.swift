#if LegacyBridge
/// The factory that creates the rows of the recommended items on the legacy side.
final class LegacyRecommendedRowFactory {
  private let numberFormatter = LegacyNumberFormatter()
  private let reviewCountFormatter = LegacyReviewCountFormatter()
  private let ratingFormatter = LegacyRatingFormatter()

  func items(of response: RecommendedResponse) -> [RecommendedViewData.Item] {
    response.items.map(item).legacyNamedRowsWithUniqueIDs(named: \.name).legacyRowsUpToLimit()
  }

  private func item(_ item: RecommendedResponse.Item) -> RecommendedViewData.Item {
    let reviewCount = reviewCountFormatter.stringIfPositive(from: item.reviewCount)
    return RecommendedViewData.Item(
      id: item.itemID,
      name: LegacyTextFormatter.name.string(from: item.name),
      imageURL: LegacyURLPolicy.allowedURLOrEmpty(item.imageURL),
      price: numberFormatter.yenOrFree(item.price),
      listPrice: numberFormatter.originalPrice(item.listPrice, ifDiscountedTo: item.price),
      discount: numberFormatter.discount(from: item.listPrice, to: item.price),
      rating: reviewCount.isEmpty ? "" : ratingFormatter.string(from: item.reviewAverage),
      reviewCount: reviewCount,
      shipping: item.isFreeShipping == true ? "送料無料" : ""
    )
  }
}
#endif
