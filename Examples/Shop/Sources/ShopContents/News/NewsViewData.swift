import UIStateLayer

/// The view data of the news.
package struct NewsViewData: ViewData {
  /// The articles that have a headline, the newest first; articles of one moment are in the
  /// server's order.
  package var rows: [Row]

  package var isEmpty: Bool { rows.isEmpty }

  package init(rows: [Row] = []) {
    self.rows = rows
  }

  /// One article.
  package struct Row: Equatable, Sendable, Encodable {
    package var headline: String
    /// The age of the article: "just now", "5 min ago", "3 h ago", "yesterday" or "2026-03-27"; ""
    /// if it is from before 1970 or after 2099.
    package var age: String

    package init(headline: String, age: String) {
      self.headline = headline
      self.age = age
    }
  }
}
