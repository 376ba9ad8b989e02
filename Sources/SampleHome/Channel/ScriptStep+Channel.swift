import ScreenDocument
import ScreenDump
import TopScreen
import UIStateLayer

extension ScriptStep {
  /// Creates the step after an action, `nil` for the first step, from the view data and the
  /// commands of one side.
  init(
    after action: ScriptAction?,
    _ viewData: ChannelViewData,
    _ commands: [ChannelCommand],
    on side: Side
  ) {
    let content = ContentDescription(
      side: side,
      reason: "a screen of its own",
      phase: .ready,
      output: AnyViewData(viewData)
    )
    let item = ScreenComposition.Item(
      id: "channel",
      kind: "channel",
      position: 0,
      content: content
    )
    self.init(
      after: action,
      viewData: viewData,
      commands: commands.map(\.description),
      composition: ScreenComposition(
        title: viewData.title,
        state: .loaded,
        items: [item],
        diagnostics: []
      )
    )
  }
}
