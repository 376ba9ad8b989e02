#if LegacyHome
import Bridge
import Foundation
import HomeBridgeTesting
import LegacyRx
import Parity
import ScreenDocument
import ShopContents
import ShopLegacy
import Testing
import TopScreen

/// The journal that the app records of a screen.
@MainActor
@Suite struct ShopRecordingTests {
  private static let document = """
    {"contents": [{"type": "poll", "id": "poll", "value": {"question": "?", "choices": [
      {"choiceID": "tea", "text": "Tea", "votes": 3}]}}]}
    """

  @Test func `taps are recorded, and both sides match on them`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = JournalRecorder(path: file.path)
    let model = TopViewModel(
      documents: Observable.just(try ContentDocument(reading: Array(Self.document.utf8))),
      bridge: ContentBridge(
        state: ShopUIState(),
        routes: shopRoutes(),
        handlers: shopHandlers(),
        stages: StageFlags(overrides: StageOverrides(all: .shadow)),
        environment: LegacyEnvironment(effects: RecordingEffects())
      ),
      journal: recorder
    )

    try model.send(.choose("tea"), to: "poll", of: .poll)
    try model.send(.clear, to: "poll", of: .poll)
    model.flushJournal()

    #expect(await recorder.waitUntilWritten().written == 1)
    let line = try String(contentsOf: file, encoding: .utf8)
    #expect(line.contains(#""value":{"choose":{"_0":"tea"}}"#))
    #expect(line.contains(#""value":{"clear":{}}"#))

    let suite = MigrationSuite(routes: shopRoutes(), handlers: shopHandlers) { ShopUIState() }
    let recorded = try RecordedResponses(journal: file.path)
    for issue in suite.issues(of: "poll", recorded, generated: 5) { Issue.record("\(issue)") }
  }
}
#endif
