import UIStateLayer

/// The shop's notices, as view data; its rules are those of ``DisplayRules``.
struct NoticeViewData: ViewData {
  /// The number of unread rows before the cut to ``DisplayRules/maximumRows``: "未読", Count and "件":
  /// "未読3件"; "" for 0.
  var unreadCount: String

  /// `notices`: Rows, in the server's order.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One notice.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `notice_id` in decimal digits without separators: "20260401".
    var id: String

    /// `title`: Text(``DisplayRules/maximumNameLength``).
    var title: String

    /// `published_at`: Relative.
    var date: String

    /// Whether `is_read` is absent or false.
    var isUnread: Bool

    /// "重要" where `importance` is exactly "high"; else "".
    var label: String

    /// `url`: URL.
    var destination: String
  }

  /// The content before its first response.
  static let placeholder = Self(unreadCount: "", items: [])
}
