import UIStateLayer

/// The input of the timeline's views: only data and closures.
@MainActor
struct TimelineContent {
  /// The view data.
  let viewData: TimelineViewData
  /// The text in the sheet.
  let draft: StateBinding<String>
  /// Handles an action of the user.
  let onEvent: (TimelineEvent) -> Void
}
