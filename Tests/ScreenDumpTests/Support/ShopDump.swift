import Foundation
import ScreenDocument
import ScreenDump
import ScreenNetwork
import TestSupport

/// The tool of the tiny app, run in process.
@MainActor
struct ShopDump {
  struct Transcript: Equatable, CustomStringConvertible {
    var output = ""
    var errors = ""
    var status = DumpStatus.success

    var description: String { "out:\n\(output)\nerr:\n\(errors)\nexit: \(status.rawValue)" }
  }

  let files = TemporaryFolder()
  var absent = AbsentFeatures.none
  var fetcher: any ResourceFetching = ResourceFetcher()
  var composer: any ScreenComposing = StateComposer(routes: ShopState.routes) { ShopState() }
  var additionalCommands: [any DumpCommand] = []

  static let sample = """
    {
      "title": "本日のお店",
      "contents": [
        { "type": "banner", "id": "hero", "value": { "title": "春の大感謝祭", "items": ["a", "b"] } },
        { "type": "price", "value": { "yen": 1280 } },
        { "type": "coupon", "id": "c-1", "value": { "rate": 10, "codes": ["x", "y"] } },
        { "type": "note", "value": { "text": "ｾｰﾙは Sunday まで" } }
      ]
    }
    """

  /// A page of one block.
  private static func corner(_ sample: BundledScreen) -> BundledScreen {
    let layout = """
      { "page": { "level": "page", "id": "corner", "main": "m", "children": [
        { "level": "space", "id": "m", "children": [ { "level": "group", "id": "g", "children": [
          { "level": "block", "id": "n-1", "kind": "note" } ] } ] } ] } }
      """
    return BundledScreen(
      name: "corner",
      layout: Array(layout.utf8),
      property: Array("{}".utf8),
      data: Array(#"{ "n-1": { "text": "角の店" } }"#.utf8),
      shownAs: sample
    )
  }

  var tool: DumpTool {
    let sample = BundledScreen(
      name: "shop",
      bytes: Array(Self.sample.utf8),
      now: Date(timeIntervalSince1970: 1_000),
      timeZone: .gmt,
      locale: Locale(identifier: "ja_JP")
    )
    return DumpTool(
      name: "shopdump",
      abstract: "Show what the shop is made of.",
      version: "1.2.3",
      screens: ToolScreens(
        sample: sample,
        others: [Self.corner(sample)],
        scripted: [ScriptedTally()]
      ),
      commands: [ShowCommand(composer), DiffCommand(composer), ShapeCommand()]
        + additionalCommands,
      fetcher: fetcher,
      absent: absent
    )
  }

  /// Runs the tool; `DIR` stands for the folder of the files, in arguments and output.
  func callAsFunction(
    _ arguments: String...,
    input: String = "",
    now: TimeInterval = 2_000,
    isTerminal: Bool = false,
    width: Int? = nil,
    variables: [String: String] = [:]
  ) async -> Transcript {
    let console = InMemoryConsole(
      input: Array(input.utf8),
      now: Date(timeIntervalSince1970: now),
      terminal: .init(isOutput: isTerminal, width: width),
      variables: variables
    )
    return await run(arguments, in: console)
  }

  /// Runs the tool; `DIR` stands for the folder of the files, in arguments and output.
  func callAsFunction(_ arguments: [String], input: String = "") async -> Transcript {
    let now = Date(timeIntervalSince1970: 2_000)
    return await run(arguments, in: InMemoryConsole(input: Array(input.utf8), now: now))
  }

  private func run(_ arguments: [String], in console: InMemoryConsole) async -> Transcript {
    let arguments = arguments.map { $0.replacing("DIR", with: files.path) }
    let status = await tool.run(arguments, in: console)
    return Transcript(
      output: console.output.replacing(files.path, with: "DIR"),
      errors: console.errors.replacing(files.path, with: "DIR"),
      status: status
    )
  }
}
