import CounterScreen
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import Testing

/// The comparison of whole lines whose contents come with a later step.
@MainActor
@Suite struct WholeLineTests {
  private static func line(_ text: String) throws -> JournalLine {
    var reader = JournalReader()
    return try reader.line(Array(text.utf8))
  }

  /// The arguments are the kind and the id of the line's own response, and the id of the counter
  /// that the step delivers.
  @Test(arguments: [("counter", "a", "b"), ("stateOnly", "a", "b"), ("counter", "a", "a")])
  func `a fault in a response that a step delivers is found`(
    kind: String,
    id: String,
    idInStep: String
  ) throws {
    let suite = PlantedCounters().suite {
      CounterHandler($0) { response, _ in
        CounterViewData(response.count == 2 ? 3 : response.count)
      }
    }
    let recorded = RecordedResponses(lines: [
      try Self.line(#"{"kind":"counter","value":{"count":1}}"#),
      try Self.line(
        #"{"responses":[{"kind":"\#(kind)","id":"\#(id)","value":{"count":1}}],"then":[{"after":1,"#
          + #""responses":[{"kind":"counter","id":"\#(idInStep)","value":{"count":2}}]}]}"#
      ),
    ])
    for issues in [
      suite.issues(recorded, generated: 0),
      suite.issues(of: "counter", recorded, generated: 0),
    ] {
      #expect(issues.map(\.kind) == ["counter"])
      let issue = try #require(issues.first)
      #expect(issue.failureClass == .value)
      #expect(issue.legacy == .number("3"))
      #expect(issue.state == .number("2"))
      #expect(issue.response?["count"] == .number("2"))
      #expect(issue.message.contains("step 1 of its line delivers this response"), "\(issue)")
      #expect(issue.message.contains("on stage shadow, after step 1"), "\(issue)")
      #expect(issue.responseCount == 1)
    }
  }

  @Test func `a response of a step that does not decode is an issue, once for both stages`() throws
  {
    let recorded = RecordedResponses(lines: [
      try Self.line(
        #"{"kind":"counter","value":{"count":1},"then":[{"after":1,"#
          + #""responses":[{"kind":"counter","value":{"count":"x"}}]}]}"#
      )
    ])
    let suite = PlantedCounters().suite()
    for issues in [
      suite.issues(recorded, generated: 0),
      suite.issues(of: "counter", recorded, generated: 0),
    ] {
      #expect(
        issues.map(\.description) == [
          """
          untested: 'counter' at /then/0/responses/0/value/count: step 1 of its line is refused: \
          Expected a whole number, found a text; send one or change the type.
            recorded, shown at 2026-04-01T10:00:00+09:00 in GMT+0900, ja_JP
            {"count":"x"}
          """
        ]
      )
    }
  }

  @Test func `a line's own response that does not decode is one issue, also beside steps`() throws {
    let recorded = RecordedResponses(lines: [
      try Self.line(#"{"kind":"counter","value":{"count":1}}"#),
      try Self.line(
        #"{"kind":"counter","value":{"count":"x"},"then":[{"after":1,"#
          + #""responses":[{"kind":"counter","value":{"count":"y"}}]}]}"#
      ),
    ])
    let issues = PlantedCounters().suite().issues(recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.untested])
    #expect(issues.map(\.path.description) == ["/count"])
  }
}
