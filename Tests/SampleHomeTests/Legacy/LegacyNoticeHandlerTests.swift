#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyNoticeHandlerTests {
  private let fixture = LegacyFixture()

  private func outputs(for notices: [NoticeResponse.Item]) -> [NoticeViewData] {
    fixture.outputs(
      of: LegacyNoticeHandler(fixture.environment),
      for: NoticeResponse(notices: notices)
    )
  }

  @Test func `shows notices`() {
    let outputs = outputs(
      for: [
        NoticeResponse.Item(
          noticeID: 20_260_401,
          title: "送料改定のお知らせ",
          publishedAt: "2026-03-31T18:00:00+09:00",
          isRead: true,
          importance: "high",
          url: "https://example.jp/n"
        ),
        NoticeResponse.Item(noticeID: -5, title: " 休業 ", importance: "High", url: "app://n"),
        NoticeResponse.Item(noticeID: .min, title: "棚卸", publishedAt: "?", isRead: false),
      ]
    )

    #expect(
      outputs == [
        NoticeViewData(
          unreadCount: "未読2件",
          items: [
            NoticeViewData.Item(
              id: "20260401",
              title: "送料改定のお知らせ",
              date: "昨日",
              isUnread: false,
              label: "重要",
              destination: "https://example.jp/n"
            ),
            NoticeViewData.Item(
              id: "-5",
              title: "休業",
              date: "",
              isUnread: true,
              label: "",
              destination: ""
            ),
            NoticeViewData.Item(
              id: "-9223372036854775808",
              title: "棚卸",
              date: "",
              isUnread: true,
              label: "",
              destination: ""
            ),
          ]
        )
      ]
    )
  }

  @Test(arguments: [
    (0, ""), (1, "未読1件"), (25, "未読25件"), (9_999, "未読9,999件"), (10_000, "未読9,999+件"),
  ])
  func `counts unread notices before the rows are limited`(unread: Int, text: String) {
    let unreadNotices = (0..<unread).map { NoticeResponse.Item(noticeID: $0, title: "新") }
    let others = [
      NoticeResponse.Item(noticeID: -1, title: "済", isRead: true),
      // Excluded, so not counted: no title, and an id that an earlier one has.
      NoticeResponse.Item(noticeID: -2, title: "\n"),
      NoticeResponse.Item(noticeID: -1, title: "再"),
    ]

    let outputs = outputs(for: others + unreadNotices)

    #expect(outputs.map(\.unreadCount) == [text])
    #expect(outputs.map(\.items.count) == [min(unread + 1, 20)])
  }

  @Test func `emits badge and rows of one response together`() {
    let outputs = fixture.outputs(
      of: LegacyNoticeHandler(fixture.environment),
      for: NoticeResponse(notices: [NoticeResponse.Item(noticeID: 1, title: "一")]),
      NoticeResponse(notices: []),
      NoticeResponse(notices: [NoticeResponse.Item(noticeID: 2, title: "二", isRead: true)])
    )

    #expect(outputs.map(\.unreadCount) == ["未読1件", "", ""])
    #expect(outputs.map { $0.items.map(\.id) } == [["1"], [], ["2"]])
    #expect(outputs.map(\.isEmpty) == [false, true, false])
  }

  @Test func `keeps a response that arrived before the first subscriber`() {
    let handler = LegacyNoticeHandler(fixture.environment)
    handler.configure(NoticeResponse(notices: [NoticeResponse.Item(noticeID: 1, title: "一")]))
    fixture.run()

    let recorder = LegacyRecorder(handler.output)
    #expect(recorder.values.map(\.unreadCount) == ["未読1件"])

    handler.configure(NoticeResponse(notices: []))
    fixture.run()
    #expect(recorder.values.map(\.unreadCount) == ["未読1件", ""])
  }
}
#endif
