import Testing

@testable import SampleHome

@Suite struct NoticeViewDataTests {
  private typealias Item = NoticeResponse.Item

  private func viewData(_ notices: [Item]) throws -> NoticeViewData {
    NoticeViewData(NoticeResponse(notices: notices), in: try .sample())
  }

  @Test func `shows every field`() throws {
    let response: NoticeResponse = try decode(
      """
      { "notices": [
        { "notice_id": 20260401, "title": " 停止のお知らせ ", "importance": "high", "is_read": false,
          "published_at": "2026-04-01T09:30:00+09:00", "url": "https://s.jp/n" },
        { "notice_id": -7, "title": "既読", "is_read": true, "published_at": "2026/04/01" } ] }
      """
    )
    #expect(
      NoticeViewData(response, in: try .sample())
        == NoticeViewData(
          unreadCount: "未読1件",
          items: [
            NoticeViewData.Item(
              id: "20260401",
              title: "停止のお知らせ",
              date: "30分前",
              isUnread: true,
              label: "重要",
              destination: "https://s.jp/n"
            ),
            NoticeViewData.Item(
              id: "-7",
              title: "既読",
              date: "",
              isUnread: false,
              label: "",
              destination: ""
            ),
          ]
        )
    )
  }

  @Test(arguments: [(nil, true), (false, true), (true, false)])
  func `is unread unless the response marks it as read`(isRead: Bool?, isUnread: Bool) throws {
    let viewData = try viewData([Item(noticeID: 1, title: "a", isRead: isRead)])
    #expect(viewData.items.map(\.isUnread) == [isUnread])
  }

  @Test(arguments: [
    (nil, ""), ("high", "重要"), ("High", ""), (" high", ""), ("normal", ""), ("", ""),
  ])
  func `only high importance has a label`(importance: String?, label: String) throws {
    let viewData = try viewData([Item(noticeID: 1, title: "a", importance: importance)])
    #expect(viewData.items.map(\.label) == [label])
  }

  @Test(arguments: [
    (0, ""), (1, "未読1件"), (25, "未読25件"), (9_999, "未読9,999件"), (10_000, "未読9,999+件"),
  ])
  func `counts unread notices beyond the visible rows`(count: Int, text: String) throws {
    let read = Item(noticeID: -1, title: "既読", isRead: true)
    let viewData = try viewData([read] + (0..<count).map { Item(noticeID: $0, title: "未読") })
    #expect(viewData.unreadCount == text)
    #expect(viewData.items.count == min(count + 1, 20))
  }

  @Test func `counts neither nameless nor repeated notices`() throws {
    let viewData = try viewData([
      Item(noticeID: 1, title: "a"), Item(noticeID: 1, title: "b"), Item(noticeID: 2, title: " "),
    ])
    #expect(viewData.unreadCount == "未読1件")
    #expect(viewData.items.map(\.title) == ["a"])
  }

  @Test func `is empty without rows`() throws {
    #expect(try viewData([]).isEmpty)
    #expect(NoticeViewData.initial.isEmpty)
  }
}
