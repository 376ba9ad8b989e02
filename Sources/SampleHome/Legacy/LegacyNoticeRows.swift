#if LegacyBridge
import Foundation

/// The cell models of the old notices.
final class LegacyNoticeRows {
  private let parser = LegacyDateParser()
  private let dates: LegacyDateFormatter

  init(timeZone: TimeZone) {
    dates = LegacyDateFormatter(timeZone: timeZone)
  }

  /// Returns all valid notices, including those beyond the greatest number of rows.
  func notices(of response: NoticeResponse, now: Date) -> [NoticeViewData.Item] {
    response.notices.map { row($0, now: now) }.legacyRows(named: \.title)
  }

  private func row(_ notice: NoticeResponse.Item, now: Date) -> NoticeViewData.Item {
    NoticeViewData.Item(
      id: String(notice.noticeID),
      title: LegacyTextFormatter.name.string(from: notice.title),
      date: dates.relative(parser.date(from: notice.publishedAt), now: now),
      isUnread: notice.isRead != true,
      label: notice.importance == "high" ? "重要" : "",
      destination: LegacyURLFormatter.string(from: notice.url)
    )
  }
}
#endif
