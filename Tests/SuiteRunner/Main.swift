import Bridge
import CounterScreen
import Foundation
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

/// Runs the migration suite on counters with a side that ends the process: `SuiteRunner JOURNAL
/// END`.
///
/// A counter above a million ends it; no record has one. It writes the number of issues if it
/// survives.
@main
struct Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let end = End(rawValue: arguments[2]) else { exit(2) }
    unblockSignals()
    // A failed test leaves no process behind.
    alarm(60)
    EndingResponse.end = end
    let suite = MigrationSuite(
      routes: ContentRoutes {
        ContentRoute(.ending, slots: \CounterUIState.counter) { response in
          if end == .trapsInRoute, response.isLarge { preconditionFailure("The state side traps.") }
          return CounterViewData(response.count)
        }
      },
      handlers: { LegacyHandlers { LegacyHandler(.ending) { _ in EndingHandler(end) } } }
    ) { CounterUIState() }
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
