import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

/// The migration suite run on the sample's notices, with another handler in place of the old one.
@MainActor
struct PlantedNotices {
  typealias Output = Observable<NoticeViewData>

  /// Where the handlers' effects past their environment go.
  let world = RecordingEffects()
  var strict: Set<ContentKind> = []
  var budget = SideBudget()
  /// How many faults are planted, each of which is one issue at most.
  var faultCount = 1

  /// What the suite finds with a fault in what the handler shows.
  func issues(
    showing fault: @escaping (Output, LegacyEnvironment) -> Output
  ) throws -> [MigrationIssue] {
    try issues { environment in
      PlantedHandler(LegacyNoticeHandler(environment), showing: { fault($0, environment) })
    }
  }

  /// What the suite finds with a handler of the test's own.
  func issues<Handler: ObservableLegacyHandler<NoticeResponse, NoticeViewData>>(
    of make: @escaping (LegacyEnvironment) -> Handler
  ) throws -> [MigrationIssue] {
    let suite = MigrationSuite(
      routes: homeRoutes(),
      handlers: { LegacyHandlers { LegacyHandler(.notice) { make($0) } } },
      context: .tokyo,
      strict: strict,
      world: world,
      budget: budget
    ) { HomeUIState() }
    let recorded = RecordedResponses(try SampleScreen.document("home"))
    let issues = suite.issues(of: "notice", recorded, generated: 10, seed: 7)
    #expect(issues.count <= faultCount)
    return issues
  }
}

extension [MigrationIssue] {
  /// The classes that were found.
  var classes: Set<FailureClass> { Set<FailureClass>(map(\.failureClass)) }
}
