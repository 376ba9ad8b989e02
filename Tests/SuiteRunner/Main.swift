import Bridge
import CounterScreen
import Dispatch
import Foundation
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import TopScreen

/// Runs the migration suite on counters whose old side may end the process:
/// `SuiteRunner JOURNAL survives|traps|aborts|overflows|trapsOffMain|blocks`.
///
/// A counter above a million ends it, which no record has. It writes the number of issues when it survives.
@main
struct Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(2) }
    let end = arguments[2]
    unblockSignals()
    // Nothing is left behind by a test that goes wrong.
    alarm(60)
    let suite = MigrationSuite(
      routes: CounterUIState.routes,
      handlers: { LegacyHandlers { LegacyHandler(.counter) { _ in Handler(end) } } }
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

private final class Handler: ObservableLegacyHandler {
  private let counts = PublishRelay<Int>()
  private let end: String

  init(_ end: String) {
    self.end = end
  }

  var output: Observable<CounterViewData> { counts.map { CounterViewData($0) } }

  func configure(_ response: CounterResponse) {
    if response.count > 1_000_000 { perform() }
    counts.accept(response.count)
  }

  private func perform() {
    switch end {
    case "traps": preconditionFailure("The old side traps.")
    case "aborts": abort()
    case "overflows": print(Self.depth(of: end.count))
    case "trapsOffMain": DispatchQueue(label: "background").sync(execute: trapOffMain)
    case "blocks":
      FileHandle.standardOutput.write(Data(".".utf8))
      while true { sleep(1) }
    default: break
    }
  }

  private nonisolated func trapOffMain() {
    let thread = Thread { preconditionFailure("The old side traps on a thread of its own.") }
    thread.start()
    while true { sleep(1) }
  }

  /// Calls itself until the stack has no more room.
  private static func depth(of number: Int) -> Int {
    number == .min ? 0 : depth(of: number &+ 1) &+ depth(of: number &+ 2)
  }
}
