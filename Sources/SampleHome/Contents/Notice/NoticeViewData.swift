import UIStateLayer

/// The view data of the shop's notices; ``FormattingRules`` defines the rules in italics.
struct NoticeViewData: ViewData {
  /// "未読", the number of unread notices by the rule *Count*, and "件": "未読3件"; "" for 0.
  ///
  /// Only notices that have a title are counted, and of those with equal ids only the first.
  /// Notices beyond the limit ``FormattingRules/maximumRows`` are counted too.
  var unreadCount: String

  /// The notices: the response's `notices` by the rule *Rows*, in the server's order.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one notice.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The notice's identity: the response's `notice_id` in digits without separators: "20260401".
    var id: String

    /// The notice's title: the response's `title` by the rule *Text(60)*.
    var title: String

    /// The date of publication: the response's `published_at` by the rule *Relative*; "" if it is
    /// absent or unusable.
    var date: String

    /// Whether the notice is unread: the response's `is_read` is absent or false.
    var isUnread: Bool

    /// The label of an important notice: "重要" if the response's `importance` is exactly "high";
    /// otherwise "".
    var label: String

    /// The URL that a tap opens: the response's `url` by the rule *URL*.
    var destination: String
  }

  /// The view data before the first response.
  static let initial = Self(unreadCount: "", items: [])
}
