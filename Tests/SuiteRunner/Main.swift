import Bridge
import BridgeDump
import CounterScreen
import Foundation
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import ScreenDump
import TopScreen
import UIStateLayer

/// Runs the migration suite, or a command of a dump tool, on counters with a side that ends the process:
/// `SuiteRunner JOURNAL END [ARGUMENT…]`.
///
/// A counter above a million ends it; no record has one. The suite writes the number of issues if it
/// survives.
@main
struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let end = End(rawValue: arguments[2]) else { exit(2) }
    unblockSignals()
    // A failed test leaves no process behind.
    alarm(60)
    EndingResponse.end = end
    let routes = ContentRoutes {
      ContentRoute(.ending, slots: \CounterUIState.counter) { response in
        if end == .trapsInRoute, response.isLarge { preconditionFailure("The state side traps.") }
        return CounterViewData(response.count)
      }
    }
    let handlers = { @MainActor @Sendable in
      LegacyHandlers { LegacyHandler(.ending) { _ in EndingHandler(end) } }
    }
    guard arguments.count == 3 else {
      let composer = BridgedComposer(
        routes: routes,
        makeHandlers: handlers,
        makeState: { CounterUIState() }
      )
      let tool = DumpTool(
        name: "counterdump",
        abstract: "Search counters.",
        version: "1",
        screens: ToolScreens(
          sample: BundledScreen(
            name: "none",
            bytes: Array(#"{"contents":[]}"#.utf8),
            now: Date(timeIntervalSince1970: 0),
            timeZone: .gmt,
            locale: Locale(identifier: "en_US")
          )
        ),
        commands: [HuntCommand(composer), ExplainCommand(composer)]
      )
      exit(await tool.run(Array(arguments[3...]), in: SystemConsole()).rawValue)
    }
    let suite = MigrationSuite(routes: routes, handlers: handlers) { CounterUIState() }
    let recorded = try RecordedResponses(journal: arguments[1])
    print(suite.issues(recorded, generated: 30).count)
  }

  /// Unblocks signals that the thread which started the process has blocked.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }
}

extension ContentKey where Response == EndingResponse, Output == CounterViewData {
  static var ending: Self { Self("counter") }
}
