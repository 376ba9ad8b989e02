import HomeBridgeTesting
import Testing

@testable import SampleHome

@MainActor
@Suite struct HomeMigrationTests {
  @Test func `old and new are the same`() throws {
    let suite = MigrationSuite(routes: homeRoutes(), handlers: legacyHomeHandlers) { HomeUIState() }
    let recorded = try RecordedResponses(journal: "home.journal", beside: #filePath)
    for issue in suite.issues(recorded, generated: 100) { Issue.record("\(issue)") }
  }
}
