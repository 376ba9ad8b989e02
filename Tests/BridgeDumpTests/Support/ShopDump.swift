import Bridge
import BridgeDump
import Foundation
import ScreenDump
import ScreenNetwork
import TestSupport

/// The tool of the tiny app, with the bridge, run in process.
@MainActor
struct ShopDump {
  struct Transcript: Equatable, CustomStringConvertible {
    var output = ""
    var errors = ""
    var status = DumpStatus.success

    var description: String { "out:\n\(output)\nerr:\n\(errors)\nexit: \(status.rawValue)" }
  }

  let files = TemporaryFolder()
  /// Creates the legacy side.
  var makeHandlers: @MainActor () -> LegacyHandlers = ShopHandlers.make
  /// The routes of the state side.
  var routes = ShopState.routes
  /// Whether `ledger` knows the routes and handlers.
  var ledgerKnowsSides = false
  /// Whether `coverage` runs both sides.
  var coverageKnowsSides = false
  /// The columns of the terminal; `nil` for no terminal.
  var columns: Int?

  static let sample = """
    { "title": "店", "contents": [
      { "type": "banner", "id": "b", "value": { "title": "春" } },
      { "type": "price", "id": "p", "value": { "yen": [100, 9999] } },
      { "type": "rank", "id": "r", "value": { "text": "1位" } },
      { "type": "note", "id": "n", "value": { "text": "新" } },
      { "type": "plain", "id": "l", "value": { "text": "古" } },
      { "type": "other", "id": "o", "value": 7 }
    ] }
    """

  private var tool: DumpTool {
    let composer = BridgedComposer(
      routes: routes,
      makeHandlers: makeHandlers,
      makeState: { ShopState() }
    )
    return DumpTool(
      name: "shopdump",
      abstract: "Show what the shop is made of.",
      version: "1.2.3",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "shop",
          bytes: Array(Self.sample.utf8),
          now: Date(timeIntervalSince1970: 1_000),
          timeZone: .gmt,
          locale: Locale(identifier: "ja_JP")
        )
      ),
      commands: [
        ShowCommand(composer), DiffCommand(composer), CompareCommand(composer),
        ReplayCommand(composer),
        coverageKnowsSides ? CoverageCommand(composer) : CoverageCommand(),
        ExplainCommand(composer),
        HuntCommand(composer), FlagsCommand(composer),
        ledgerKnowsSides ? LedgerCommand(composer) : LedgerCommand(), WiringCommand(composer),
        StatusCommand(composer),
      ],
      fetcher: ResourceFetcher()
    )
  }

  /// Runs the tool; `DIR` stands for the folder of the files, in arguments and output.
  func callAsFunction(_ arguments: String..., input: String = "") async -> Transcript {
    await self(arguments, input: input)
  }

  /// Runs the tool; `DIR` stands for the folder of the files, in arguments and output.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - input: The content of standard input.
  ///   - variables: The environment.
  ///   - questions: How many times the tool checks for an interrupt before there is one.
  ///   - commandLine: The command that is started for a job, instead of the tool itself.
  ///   - seconds: The seconds between two reads of the clock on a terminal; `nil` for no terminal.
  /// - Returns: The output, the errors and the exit status.
  func callAsFunction(
    _ arguments: [String],
    input: String = "",
    variables: [String: String] = [:],
    interruptingAfter questions: Int? = nil,
    jobs commandLine: [String]? = nil,
    onTerminalWithSeconds seconds: TimeInterval? = nil
  ) async -> Transcript {
    let console = InMemoryConsole(
      input: Array(input.utf8),
      now: Date(timeIntervalSince1970: 2_000),
      secondsPerRead: seconds ?? 0,
      terminal: .init(isOutput: columns != nil, isErrors: seconds != nil, width: columns),
      interruption: questions.map { .init(afterChecks: $0) },
      variables: variables,
      commandLine: commandLine
    )
    let arguments = arguments.map { $0.replacing("DIR", with: files.path) }
    let status = await tool.run(arguments, in: console)
    return Transcript(
      output: console.output.replacing(files.path, with: "DIR"),
      errors: console.errors.replacing(files.path, with: "DIR"),
      status: status
    )
  }
}
