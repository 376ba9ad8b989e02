import UIStateLayer

/// The view data of the items that the user has looked at.
package struct HistoryViewData: ViewData {
  /// The items, each at the place of its first visit, in the server's order; at most 10.
  package var rows: [Row]

  package var isEmpty: Bool { rows.isEmpty }

  package init(rows: [Row] = []) {
    self.rows = rows
  }

  /// One item.
  package struct Row: Equatable, Sendable, Encodable {
    package var item: String
    package var name: String
    /// Whether the carousel of the same screen shows the item too.
    package var isPromoted: Bool

    package init(item: String, name: String, isPromoted: Bool) {
      self.item = item
      self.name = name
      self.isPromoted = isPromoted
    }
  }
}
