import UIStateLayer

/// News as they are shown.
package struct NewsViewData: ViewData {
  /// The articles that have a headline, the newest first.
  package var rows: [Row]

  package var isEmpty: Bool { rows.isEmpty }

  package init(rows: [Row] = []) {
    self.rows = rows
  }

  /// One article.
  package struct Row: Equatable, Sendable, Encodable {
    package var headline: String
    /// "just now", "5 min ago", "3 h ago", "yesterday" or "2026-03-27"; "" for a moment before 1970
    /// or after 2099.
    package var age: String

    package init(headline: String, age: String) {
      self.headline = headline
      self.age = age
    }
  }
}
