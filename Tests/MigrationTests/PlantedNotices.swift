import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

/// The migration suite run on the sample's notices, with another handler instead of the legacy one.
@MainActor
struct PlantedNotices {
  typealias Output = Observable<NoticeViewData>

  /// The effects that handlers perform outside their environment.
  let world = RecordingEffects()
  var strict: Set<ContentKind> = []
  var budget = LegacyTimeBudget()
  /// The number of planted faults, each of which is at most one issue.
  var faultCount = 1
  /// The number of generated responses.
  var generatedCount = 10

  /// Returns the issues for a fault in the output of the handler.
  func issues(
    showing fault: @escaping (Output, LegacyEnvironment) -> Output
  ) throws -> [MigrationIssue] {
    try issues { environment in
      PlantedHandler(LegacyNoticeHandler(environment), showing: { fault($0, environment) })
    }
  }

  /// Returns the issues for a handler of the test's own.
  func issues<Handler: ObservableLegacyHandler<NoticeResponse, NoticeViewData>>(
    of make: @escaping (LegacyEnvironment) -> Handler
  ) throws -> [MigrationIssue] {
    let suite = MigrationSuite(
      routes: homeRoutes(),
      handlers: { LegacyHandlers { LegacyHandler(.notice) { make($0) } } },
      context: .tokyo,
      world: world,
      budget: budget
    ) { HomeUIState() }.comparingStrictly(strict)
    let recorded = RecordedResponses(try SampleScreen.document("home"))
    let issues = suite.issues(of: "notice", recorded, generated: generatedCount, seed: 7)
    #expect(issues.count <= faultCount)
    return issues
  }
}

extension [MigrationIssue] {
  /// The failure classes of the issues.
  var classes: Set<FailureClass> { Set<FailureClass>(map(\.failureClass)) }
}
