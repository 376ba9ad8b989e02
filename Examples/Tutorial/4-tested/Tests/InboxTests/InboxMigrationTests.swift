import HomeBridgeTesting
import InboxContent
import Testing

@MainActor
@Suite struct InboxMigrationTests {
  @Test func `the legacy side and the state side match`() throws {
    let suite = MigrationSuite(routes: inboxRoutes(), handlers: inboxHandlers) { InboxUIState() }
    let recorded = try RecordedResponses(journal: "../../inbox.journal", beside: #filePath)
    for issue in suite.issues(recorded, generated: 50) { Issue.record("\(issue)") }
  }
}
