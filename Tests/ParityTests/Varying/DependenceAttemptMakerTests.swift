import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite struct DependenceAttemptMakerTests {
  @Test func `an attempt changes all elements of a list`() throws {
    let count = 30
    let text = "[" + Array(repeating: "{}", count: count).joined(separator: ",") + "]"
    let payload = try JSONDocument(Array(text.utf8)).root
    let response = ResponseData(kind: "k", id: "k", position: 0, payload: payload)
    let input = SearchInput(JournalLine(context: JournalContext(), responses: [response]))
    let record = ResponseToVary(input: input, index: 0)
    let path = try #require(ResponsePath.paths(in: record.payload).last)
    #expect(path.placesAtPath.count == count)
    let attempts = DependenceAttemptMaker(
      record: record,
      values: ReplacementValues(),
      previousPayloadsToTry: []
    )

    let changed = attempts.changingValues(at: path, ofResponse: 0)

    #expect(changed.count == 4)
    let nulls = JSONTree.array(Array(repeating: .null, count: count))
    #expect(changed.last?.changedInput.responses.first?.payload == nulls)
  }
}
