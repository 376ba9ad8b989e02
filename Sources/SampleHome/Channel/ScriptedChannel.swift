import ScreenDump
import TopScreen
import UIStateLayer

/// An adapter through which a script sends actions to the live channel of the state side.
struct ScriptedChannel: ScriptedScreen {
  let name = "channel"
  let verbs = ChannelAction.scriptVerbs

  func play(
    _ script: Script,
    in context: ViewDataContext
  ) async throws(DumpFailure) -> [PlayedStep] {
    let screen = ChannelScreenModel()
    var commands: [ChannelViewCommand] = []
    let listening = screen.store.listen { commands.append($0) }
    defer { listening.cancel() }
    var steps = [PlayedStep(after: nil, screen.viewArguments.viewData, [], on: .state)]
    for scripted in script.actions {
      guard let action = ChannelAction(scripted) else {
        throw script.failure(
          "the channel has no action '\(scripted.verb)'; remove it",
          at: scripted
        )
      }
      commands = []
      screen.store.send(action)
      steps.append(PlayedStep(after: scripted, screen.viewArguments.viewData, commands, on: .state))
    }
    return steps
  }
}
