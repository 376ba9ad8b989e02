import Foundation
import ScreenDocument
import ScreenDump
import TopScreen
import UIStateLayer

/// A screen of one number and the last message.
struct ScriptedTally: ScriptedScreen {
  struct Tally: ViewData {
    var count = 0
    var said = ""
    var now = 0
  }

  let name = "tally"
  let verbs = [
    ScriptVerb("add", .wholeNumber("N")), ScriptVerb("say", .text("TEXT")), ScriptVerb("reset"),
  ]

  func play(
    _ script: Script,
    in context: ViewDataContext
  ) async throws(DumpFailure) -> [PlayedStep] {
    var tally = Tally(now: Int(context.now.timeIntervalSince1970))
    var steps = [step(nil, tally, [])]
    for action in script.actions {
      switch action.verb {
      case "add": tally.count += action.numberOrZero(at: 0)
      case "say": tally.said = action.arguments[0]
      default: tally = Tally(now: tally.now)
      }
      guard tally.count >= 0 else {
        throw script.failure("the tally falls below 0; add less", at: action)
      }
      steps.append(step(action, tally, [action.verb]))
    }
    return steps
  }

  private func step(_ action: ScriptAction?, _ tally: Tally, _ commands: [String]) -> PlayedStep {
    let item = ScreenComposition.Item(
      id: "t",
      kind: "tally",
      position: 0,
      content: ContentDescription(
        side: .state,
        sideReason: "tally",
        phase: .ready,
        output: AnyViewData(tally)
      )
    )
    return PlayedStep(
      after: action,
      viewData: tally,
      deliveredCommands: commands,
      composition: ScreenComposition(title: "T", state: .loaded, items: [item], diagnostics: [])
    )
  }
}
