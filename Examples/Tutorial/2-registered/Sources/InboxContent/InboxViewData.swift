import UIStateLayer

/// The card of the inbox as it is shown.
package struct InboxViewData: ViewData {
  package var title: String
  /// "12", "999+", or "" without an unread message.
  package var badge: String

  package init(title: String = "", badge: String = "") {
    self.title = title
    self.badge = badge
  }
}
