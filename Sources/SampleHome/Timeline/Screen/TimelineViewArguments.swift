import UIStateLayer

/// The arguments of the timeline's views: view data, the text of the draft, and a closure for
/// actions.
@MainActor
struct TimelineViewArguments {
  /// The view data of the timeline.
  let viewData: TimelineViewData
  /// A binding to the text in the sheet for writing a post.
  let draftText: StateBinding<String>
  /// The closure that handles an action of the user.
  let onEvent: (TimelineUserEvent) -> Void
}
