import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

@Suite struct JournalLineResponsesTests {
  private func line(_ text: String) throws -> JournalLine {
    var reader = JournalReader()
    return try reader.line(Array(text.utf8))
  }

  @Test(arguments: [(0, "a", 0), (1, "a", 0), (2, "c", 2), (9, "c", 2)])
  func `the newest response of a content is that of the last step with one`(
    step: Int,
    title: String,
    deliveringStep: Int
  ) throws {
    let text =
      #"{"kind":"banner","value":{"title":"a"},"then":["#
      + #"{"after":0,"responses":[{"kind":"price","value":{"title":"b"}}]},"#
      + #"{"after":0,"responses":[{"kind":"banner","value":{"title":"c"}}]}]}"#
    let lineResponses = JournalLineResponses(try line(text))
    let newest = try #require(lineResponses.newestResponse(of: ContentID("banner"), upToStep: step))
    #expect(newest.response.payload["title"]?.string == title)
    #expect(newest.step == deliveringStep)
    #expect(lineResponses.newestResponse(of: ContentID("other"), upToStep: step) == nil)
  }

  @Test func `each of many responses is found`() throws {
    let responses = (0..<1_000).map { #"{"kind":"banner","id":"banner-\#($0)","value":1}"# }
    let line = try line(#"{"responses":[\#(responses.joined(separator: ","))]}"#)
    let lineResponses = JournalLineResponses(line)
    let found = line.responses.count { lineResponses.newestResponse(of: $0.id, upToStep: 0) != nil }
    #expect(found == 1_000)
  }
}
