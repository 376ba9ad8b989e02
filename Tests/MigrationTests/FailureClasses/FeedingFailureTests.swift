import Bridge
import CounterScreen
import HomeBridgeTesting
import ScreenDocument
import Testing

@testable import SampleHome

@MainActor
@Suite struct FeedingFailureTests {
  /// Returns the issues of the points and coupons of the sample.
  private func issues(feeding: [ContentKind]) throws -> [MigrationIssue] {
    let suite = MigrationSuite(
      routes: homeRoutes(),
      handlers: {
        let events = LegacyHomeEvents()
        return LegacyHandlers {
          LegacyHandler(.pointBalance, feeding: feeding) {
            LegacyPointBalanceHandler($0, events: events)
          }
          LegacyHandler(.coupons) { LegacyCouponsHandler($0, events: events) }
        }
      },
      context: .tokyo
    ) { HomeUIState() }
    let recorded = RecordedResponses(try SampleScreen.document("home"))
    return suite.issues(recorded, generated: 0).filter { $0.failureClass != .untested }
  }

  @Test func `class 20 an undeclared feed is an issue that names both kinds`() throws {
    let issues = try issues(feeding: [])
    #expect(issues.map(\.failureClass) == [.undeclaredFeed])
    #expect(issues.map(\.kind) == ["pointBalance"])
    let message = try #require(issues.first?.message)
    #expect(message.contains("The handler of 'coupons' listens to the handler of 'pointBalance'"))
  }

  @Test func `a declared feed is no issue`() throws {
    #expect(try issues(feeding: ["coupons"]) == [])
  }
}
