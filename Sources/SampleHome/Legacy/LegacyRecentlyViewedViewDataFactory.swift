#if LegacyBridge
import Foundation

/// The factory that creates the view data of the viewed items on the legacy side.
final class LegacyRecentlyViewedViewDataFactory {
  private let parser = LegacyDateParser()
  private let dateFormatter: LegacyDateFormatter
  private let numberFormatter = LegacyNumberFormatter()

  init(timeZone: TimeZone) {
    dateFormatter = LegacyDateFormatter(timeZone: timeZone)
  }

  func viewData(for response: RecentlyViewedResponse, now: Date) -> RecentlyViewedViewData {
    let rows = response.items
      .map { (item: $0, viewedAt: parser.date(fromSeconds: $0.viewedAt)) }
      .legacyStablySorted(by: { $0.viewedAt ?? .distantPast }, >)
      .map { row($0.item, viewedAt: $0.viewedAt, now: now) }
      .legacyNamedRowsWithUniqueIDs(named: \.name)
    let shown = rows.legacyRowsUpToLimit()
    return RecentlyViewedViewData(items: shown, hasMore: rows.count > shown.count)
  }

  private func row(
    _ item: RecentlyViewedResponse.Item,
    viewedAt: Date?,
    now: Date
  ) -> RecentlyViewedViewData.Item {
    RecentlyViewedViewData.Item(
      id: item.itemID,
      name: LegacyTextFormatter.name.string(from: item.name),
      imageURL: LegacyURLPolicy.allowedURLOrEmpty(item.imageURL),
      price: item.price.map(numberFormatter.yenOrFree) ?? "価格未定",
      viewedAt: dateFormatter.relative(viewedAt, now: now)
    )
  }
}
#endif
