#if LegacyHome
import HomeBridgeTesting
import ShopContents
import ShopLegacy
import Testing
import TopScreen

/// Both sides of every kind, over the recorded and over generated responses.
@MainActor
@Suite struct ShopMigrationTests {
  @Test func `the legacy side and the state side match`() throws {
    let suite = MigrationSuite(routes: shopRoutes(), handlers: shopHandlers) { ShopUIState() }
      .acting(on: .poll, examples: [.choose("tea"), .choose("cocoa"), .choose("gone"), .clear])
    let recorded = try RecordedResponses(journal: "shop.journal", beside: #filePath)
    for issue in suite.issues(recorded, generated: 50) { Issue.record("\(issue)") }
  }
}
#endif
