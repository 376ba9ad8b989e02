#if LegacyBridge
/// The factory that creates the rows of a ranking on the legacy side.
final class LegacyRankingRowFactory {
  private let numberFormatter = LegacyNumberFormatter()
  private let countFormatter = LegacyCappedCountFormatter()

  func items(of response: RankingResponse) -> [RankingViewData.Item] {
    response.items
      .filter { $0.rank >= 1 }
      .legacyStablySorted(by: \.rank, <)
      .map(row)
      .legacyNamedRowsWithUniqueIDs(named: \.name)
      .legacyRowsUpToLimit()
  }

  private func row(_ item: RankingResponse.Item) -> RankingViewData.Item {
    RankingViewData.Item(
      id: item.itemID,
      rank: numberFormatter.grouped(item.rank) + "位",
      name: LegacyTextFormatter.name.string(from: item.name),
      imageURL: LegacyURLPolicy.allowedURLOrEmpty(item.imageURL),
      price: numberFormatter.yenOrFree(item.price),
      reviewCount: countFormatter.stringIfPositive(from: item.reviewCount, unit: "件"),
      movement: movement(from: item.previousRank, to: item.rank)
    )
  }

  private func movement(from previousRank: Int?, to rank: Int) -> String {
    guard let previousRank, previousRank >= 1 else { return "NEW" }
    if previousRank == rank { return "→" }
    if previousRank > rank { return "↑" + countFormatter.string(from: previousRank - rank) }
    return "↓" + countFormatter.string(from: rank - previousRank)
  }
}
#endif
