#if LegacyBridge
import ScreenDump
import TopScreen
import UIStateLayer

/// The live channel of the legacy side as a screen that scripts change.
struct LegacyScriptedChannel: ScriptedScreen {
  let name = "channel"
  let verbs = ChannelAction.scriptVerbs
  /// The function that creates the formatter of the labels; a test can replace it by a function
  /// that creates a formatter with a fault.
  var makeFormatter: @MainActor () -> LegacyChannelFormatter = { LegacyChannelFormatter() }

  func play(
    _ script: Script,
    in context: ViewDataContext
  ) async throws(DumpFailure) -> [PlayedStep] {
    var commands: [ChannelViewCommand] = []
    let screen = LegacyChannelScreen(LegacyChannelStore(formatter: makeFormatter())) {
      commands.append($0)
    }
    var steps = [PlayedStep(after: nil, screen.shownViewData, [], on: .legacy)]
    for scripted in script.actions {
      guard let action = ChannelAction(scripted) else {
        throw script.failure(
          "the channel has no action '\(scripted.verb)'; remove it",
          at: scripted
        )
      }
      commands = []
      screen.perform(action)
      steps.append(PlayedStep(after: scripted, screen.shownViewData, commands, on: .legacy))
    }
    return steps
  }
}
#endif
