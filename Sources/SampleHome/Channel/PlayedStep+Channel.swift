import ScreenDocument
import ScreenDump
import TopScreen
import UIStateLayer

extension PlayedStep {
  /// Creates the step of a script that shows one side's view data and commands after an action.
  ///
  /// The action is `nil` for the first step, which shows the channel before every action.
  init(
    after action: ScriptAction?,
    _ viewData: ChannelViewData,
    _ commands: [ChannelViewCommand],
    on side: Side
  ) {
    let content = ContentDescription(
      side: side,
      sideReason: "a screen of its own",
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
      deliveredCommands: commands.map(\.description),
      composition: ScreenComposition(
        title: viewData.title,
        state: .loaded,
        items: [item],
        diagnostics: []
      )
    )
  }
}
