#if LegacyBridge
import Foundation

/// The factory that creates the rows of the notices on the legacy side.
final class LegacyNoticeRowFactory {
  private let parser = LegacyDateParser()
  private let dateFormatter: LegacyDateFormatter

  init(timeZone: TimeZone) {
    dateFormatter = LegacyDateFormatter(timeZone: timeZone)
  }

  /// Returns the rows of all notices that have a title, of those with equal ids only the first; the
  /// list may show fewer rows.
  func titledRowsWithUniqueIDs(of response: NoticeResponse, now: Date) -> [NoticeViewData.Item] {
    response.notices.map { row($0, now: now) }.legacyNamedRowsWithUniqueIDs(named: \.title)
  }

  private func row(_ notice: NoticeResponse.Item, now: Date) -> NoticeViewData.Item {
    NoticeViewData.Item(
      id: String(notice.noticeID),
      title: LegacyTextFormatter.name.string(from: notice.title),
      date: dateFormatter.relative(parser.date(from: notice.publishedAt), now: now),
      isUnread: notice.isRead != true,
      label: notice.importance == "high" ? "重要" : "",
      destination: LegacyURLPolicy.allowedURLOrEmpty(notice.url)
    )
  }
}
#endif
