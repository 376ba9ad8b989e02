import ScreenDocument
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout NoticeResponse) -> Void = { _ in },
    after: @escaping @Sendable (inout NoticeViewData, NoticeResponse) -> Void = { _, _ in }
  ) -> PlantedFault {
    PlantedFault(name: "notice-\(name)", kind: "notice") { points, _ in
      points.notice = { response, context in
        var changed = response
        before(&changed)
        var viewData = NoticeViewData(changed, in: context)
        after(&viewData, response)
        return viewData
      }
    }
  }

  private static func item(
    _ name: String,
    _ change: @escaping @Sendable (inout NoticeResponse.Item) -> Void
  ) -> PlantedFault {
    fault(
      name,
      before: { response in
        for index in response.notices.indices { change(&response.notices[index]) }
      }
    )
  }

  static var notice: [PlantedFault] {
    [
      item("unknown-is-read", { $0.isRead = $0.isRead ?? true }),
      fault(
        "only-shown-rows-are-unread",
        after: { viewData, _ in
          let unread = viewData.items.count { $0.isUnread }
          viewData.unreadCount = unread == 0 ? "" : "未読\(CappedCountFormat.text(unread))件"
        }
      ),
      fault(
        "one-has-no-counter",
        after: { viewData, _ in
          if viewData.unreadCount == "未読1件" { viewData.unreadCount = "未読1" }
        }
      ),
      fault(
        "none-unread-is-zero",
        after: { viewData, response in
          if viewData.unreadCount.isEmpty, !response.notices.isEmpty {
            viewData.unreadCount = "未読0件"
          }
        }
      ),
      item("importance-ignores-case", { $0.importance = $0.importance?.lowercased() }),
      item(
        "z-is-japan",
        { item in
          if let text = item.publishedAt, text.hasSuffix("Z") {
            item.publishedAt = text.dropLast() + "+09:00"
          }
        }
      ),
      item(
        "dates-without-zone-are-read",
        { item in
          if let text = item.publishedAt, text.utf8.count == 19 {
            item.publishedAt = text + "+09:00"
          }
        }
      ),
      item(
        "blank-titles-are-shown",
        { item in
          if !item.title.contains(where: { !$0.isWhitespace }) { item.title = "無題" }
        }
      ),
      fault(
        "equal-ids-are-both-counted",
        after: { viewData, response in
          if Set(response.notices.map(\.noticeID)).count < response.notices.count {
            viewData.unreadCount = "未読\(response.notices.count)件"
          }
        }
      ),
      fault(
        "long-titles-lose-the-ellipsis",
        after: { viewData, _ in
          for index in viewData.items.indices where viewData.items[index].title.hasSuffix("…") {
            viewData.items[index].title.removeLast()
          }
        }
      ),
    ]
  }
}
