import ScreenDump
import TopScreen
import UIStateLayer

/// The timeline as a screen that scripts change: each action is performed after all requests of the
/// previous one have ended.
struct ScriptedTimeline: ScriptedScreen {
  let name = "timeline"
  let verbs = [
    ScriptVerb("like", .word("POST")), ScriptVerb("retweet", .word("POST")),
    ScriptVerb("refresh"), ScriptVerb("offline"), ScriptVerb("online"),
    ScriptVerb("compose"), ScriptVerb("type", .text("TEXT")), ScriptVerb("send"),
    ScriptVerb("cancel"),
  ]

  func play(
    _ script: Script,
    in context: ViewDataContext
  ) async throws(DumpFailure) -> [PlayedStep] {
    let repository = InMemoryTimelineRepository(now: ScreenClock(context).nowSecondsSince1970)
    let screen = TimelineScreenModel(repository: repository, context: context)
    var commands: [String] = []
    let listening = screen.listen { commands.append("\($0)") }
    defer { listening.cancel() }
    screen.refresh()
    await screen.waitForRequests()
    var steps = [Self.step(after: nil, of: screen, commands: commands)]
    for action in script.actions {
      commands = []
      try Self.perform(action, of: script, on: screen, with: repository)
      await screen.waitForRequests()
      steps.append(Self.step(after: action, of: screen, commands: commands))
    }
    return steps
  }

  private static func step(
    after action: ScriptAction?,
    of screen: TimelineScreenModel,
    commands: [String]
  ) -> PlayedStep {
    let viewData = screen.viewArguments.viewData
    return PlayedStep(
      after: action,
      viewData: viewData,
      deliveredCommands: commands,
      composition: viewData.composition
    )
  }

  private static func perform(
    _ action: ScriptAction,
    of script: Script,
    on screen: TimelineScreenModel,
    with repository: InMemoryTimelineRepository
  ) throws(DumpFailure) {
    let viewArguments = screen.viewArguments
    switch action.verb {
    case "like":
      viewArguments.onEvent(.toggleLike(try postID(of: action, in: viewArguments, of: script)))
    case "retweet":
      viewArguments.onEvent(.toggleRetweet(try postID(of: action, in: viewArguments, of: script)))
    case "refresh": viewArguments.onEvent(.refresh)
    case "offline": repository.isOnline = false
    case "online": repository.isOnline = true
    case "compose": viewArguments.onEvent(.startDraft)
    case "type": viewArguments.draftText.value = action.arguments[0]
    case "send": viewArguments.onEvent(.sendDraft)
    case "cancel": viewArguments.onEvent(.cancelDraft)
    default:
      throw script.failure("the timeline has no action '\(action.verb)'; remove it", at: action)
    }
  }

  private static func postID(
    of action: ScriptAction,
    in viewArguments: TimelineViewArguments,
    of script: Script
  ) throws(DumpFailure) -> Post.ID {
    let ids = viewArguments.viewData.content.items.map(\.id)
    if let id = ids.first(where: { $0 == action.arguments[0] }) { return id }
    throw script.failure(
      "unknown post '\(action.arguments[0])'; the posts are \(textOfFirstTen(of: ids))",
      at: action
    )
  }

  private static func textOfFirstTen(of ids: [String]) -> String {
    let rest = ids.count - 10
    return ids.prefix(10).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
