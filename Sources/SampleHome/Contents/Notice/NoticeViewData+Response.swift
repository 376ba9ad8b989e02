import TopScreen

extension NoticeViewData {
  /// Creates the view data of a response at the moment of a context.
  init(_ response: NoticeResponse, in context: ViewDataContext) {
    let format = RelativeDateFormat(clock: ScreenClock(context))
    let rows = NamedRowsWithDistinctIDs(
      response.notices.lazy.map { Item($0, dates: format) },
      named: \.title
    )
    let unreadCountText = CappedCountFormat.textIfPositive(rows.all.count(where: \.isUnread))
    unreadCount = unreadCountText.isEmpty ? "" : "未読\(unreadCountText)件"
    items = rows.upToLimit
  }
}

extension NoticeViewData.Item {
  fileprivate init(_ notice: NoticeResponse.Item, dates: RelativeDateFormat) {
    id = String(notice.noticeID)
    title = notice.title.trimmedText(upTo: FormattingRules.maximumNameLength)
    date = dates.text(Moment(iso8601: notice.publishedAt))
    isUnread = notice.isRead != true
    label = notice.importance == "high" ? "重要" : ""
    destination = notice.url.allowedURLOrEmpty
  }
}
