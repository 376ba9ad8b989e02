import BridgeDump
import ForeignHandlers
import Foundation
import ScreenDocument
import ScreenDump
import Testing
import TopScreen

/// The tools with handlers on other stream libraries.
@MainActor
@Suite struct ForeignToolTests {
  private let screen = """
    { "contents": [
      { "type": "rxSwift", "value": { "name": "Tea", "yen": 1985 } },
      { "type": "combine", "value": { "name": "", "yen": -12345 } },
      { "type": "tidal", "value": { "name": "Cup", "yen": 1000007 } } ] }
    """

  private func run(
    _ arguments: [String],
    _ input: String,
    _ behavior: TidalBehavior = .plain
  ) async -> (status: DumpStatus, output: String, errors: String) {
    let composer = BridgedComposer(
      routes: PriceUIState.routes,
      makeHandlers: { ForeignStreamsTests.handlers(behavior) }
    ) { PriceUIState() }
    let bundled = BundledScreen(
      name: "prices",
      bytes: Array(screen.utf8),
      now: Date(timeIntervalSince1970: 0),
      timeZone: .gmt,
      locale: Locale(identifier: "en_US")
    )
    let tool = DumpTool(
      name: "pricedump",
      abstract: "Show prices.",
      version: "1.0",
      screens: ToolScreens(sample: bundled),
      commands: [CompareCommand(composer), ReplayCommand(composer), WiringCommand(composer)]
    )
    let console = InMemoryConsole(input: Array(input.utf8))
    let status = await tool.run(arguments, in: console)
    return (status, console.output, console.errors)
  }

  @Test func `compare matches, and names the kinds that it sees in part`() async {
    let result = await run(["compare", "-"], screen)
    #expect(result.status == .success)
    #expect(result.output.contains("3 matched"))
    for kind in ["rxSwift", "combine", "tidal"] {
      #expect(result.errors.contains("the handler of '\(kind)' only in part"))
    }
  }

  @Test func `compare finds a wrong price`() async {
    let result = await run(["compare", "-"], screen, .rounding(to: 10))
    #expect(result.status == .difference)
    #expect(result.output.contains("1,000,007"))
  }

  @Test func `replay matches every line, and finds the wrong ones`() async {
    let journal = (0..<20).map { line in
      #"{"kind":"tidal","value":{"name":"Tea","yen":\#(line * 5)}}"#
    }.joined(separator: "\n")
    let good = await run(["replay", "-"], journal)
    #expect(good.status == .success)
    #expect(good.errors.contains("the handler of 'tidal' only in part"))
    let bad = await run(["replay", "-", "--format", "json"], journal, .rounding(to: 10))
    #expect(bad.status == .difference)
    #expect(bad.output.contains("\n  \"mismatched\": 10,"))
  }
}
