import UIStateLayer

/// What the timeline's views are given: data and closures, and no way to anything else.
@MainActor
struct TimelineContent {
  /// All that is drawn.
  let viewData: TimelineViewData
  /// The text of the sheet.
  let draft: StateBinding<String>
  /// Takes what the user asks for.
  let onEvent: (TimelineEvent) -> Void
}
