import HomeBridgeTesting
import ScreenDocument
import Testing

@testable import SampleHome

@MainActor
@Suite struct HomeMigrationTests {
  @Test func `legacy and state side match`() throws {
    let suite = MigrationSuite(routes: homeRoutes(), handlers: legacyHomeHandlers) { HomeUIState() }
      .untested("productShelf", because: "no block page is recorded yet")
      .untested("recommended", because: "its legacy side is known to be wrong about 9,999 reviews")
    let recorded = try RecordedResponses(journal: "home.journal", beside: #filePath)
    for issue in suite.issues(recorded, generated: 50) { Issue.record("\(issue)") }
  }
}
