import TopScreen
import UIStateLayer

/// The timeline: owns its adapter, and makes of its state what the views are given.
@MainActor
final class TimelineScreen {
  private let adapter: TimelineAdapter
  private let clock: ScreenClock

  init(repository: any TimelineRepository, context: RouteContext) {
    adapter = TimelineAdapter(repository: repository)
    clock = ScreenClock(context)
  }

  /// What the views are given now; tracked by Observation.
  var content: TimelineContent { content(of: adapter.state) }

  /// Delivers what the views are given: at once, and after every action.
  func observe(_ body: @escaping @MainActor (TimelineContent) -> Void) -> StateObservation {
    adapter.observe { [weak self] state in
      if let self { body(content(of: state)) }
    }
  }

  /// Delivers every command from now on, once.
  func listen(_ body: @escaping @MainActor (TimelineCommand) -> Void) -> StateObservation {
    adapter.listen(body)
  }

  /// The screen has come to be seen: loads the first page.
  func appear() { adapter.take(.refresh) }

  /// Waits until nothing that was asked for is under way.
  func settled() async { await adapter.effectsEnded() }

  private func content(of state: TimelineState) -> TimelineContent {
    TimelineContent(
      viewData: TimelineViewData(state, at: clock),
      draft: adapter.draftText,
      onEvent: { [weak adapter] in adapter?.take($0) }
    )
  }
}
