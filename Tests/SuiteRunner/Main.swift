import Bridge
import CounterScreen
import Foundation
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

/// Runs the migration suite on counters of which a side ends the process: `SuiteRunner JOURNAL END`.
///
/// A counter above a million ends it, which no record has. It writes the number of issues when it survives.
@main
struct Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let end = End(rawValue: arguments[2]) else { exit(2) }
    unblockSignals()
    // Nothing is left behind by a test that goes wrong.
    alarm(60)
    EndingResponse.end = end
    let suite = MigrationSuite(
      routes: ContentRoutes {
        ContentRoute(.ending, slots: \CounterUIState.counter) { response in
          if end == .trapsInRoute, response.isLarge { preconditionFailure("The new side traps.") }
          return CounterViewData(response.count)
        }
      },
      handlers: { LegacyHandlers { LegacyHandler(.ending) { _ in EndingHandler(end) } } }
    ) { CounterUIState() }
    let recorded = try RecordedResponses(journal: arguments[1])
    print(suite.issues(recorded, generated: 30).count)
  }

  /// Lets signals come that the thread which has started the process keeps from itself.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }
}

extension ContentKey where Response == EndingResponse, Output == CounterViewData {
  static var ending: Self { Self("counter") }
}
