import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import Testing

@testable import SampleHome

@MainActor
@Suite struct UncoveredPathTests {
  private let suite = MigrationSuite(routes: homeRoutes(), handlers: legacyHomeHandlers) {
    HomeUIState()
  }
  .untested("text", because: "this test leaves it out")

  private func recorded(_ lines: String...) throws -> RecordedResponses {
    var reader = JournalReader()
    return RecordedResponses(lines: try lines.map { try reader.line(Array($0.utf8)) })
  }

  @Test func `names the cells that no record has reached where they matter`() throws {
    let line =
      #"{"kind":"button","value":{"text":"more","action":"navigate","destination":"market://a","x":1}}"#
    let uncovered = suite.uncovered(try recorded(line, #"{"kind":"text","value":{"text":"a"}}"#))
    #expect(uncovered.map(\.path.description) == ["/action", "/destination", "/text"])
    #expect(Set(uncovered.map(\.kind)) == ["button"])
    #expect(
      uncovered.last?.description
        == "warning: never recorded: 'button' at /text: absent, null, empty text, other script, "
        + "right-to-left, combining marks, 21–100 characters, over 100 characters"
    )
    #expect(uncovered.allSatisfy { $0.severity == .warning })
  }

  @Test func `records of other values leave fewer cells`() throws {
    let one =
      #"{"kind":"button","value":{"text":"more","action":"navigate","destination":"market://a"}}"#
    let other =
      #"{"kind":"button","value":{"text":"もっと見る","action":"navigate","destination":"market://a"}}"#
    let message = { (recorded: RecordedResponses) in
      suite.uncovered(recorded).last?.message ?? ""
    }
    #expect(message(try recorded(one)).contains("other script"))
    #expect(!message(try recorded(one, other)).contains("other script"))
  }

  @Test func `the dependences of both sides of the sample are the same`() throws {
    let journal = try RecordedResponses(
      journal: "../Example/home.journal",
      beside: #filePath
    )
    for kind in ["coupons", "notice"] as [ContentKind] {
      let found = suite.dependences(of: kind, journal)
      #expect(!found.outputs.isEmpty && !found.endedEarly)
      let different = found.outputs.filter(\.sidesReadDifferentInputs)
      #expect(different.map(\.path.description) == [], "\(kind)")
    }
  }
}
