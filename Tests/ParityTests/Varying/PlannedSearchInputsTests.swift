import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

@Suite struct PlannedSearchInputsTests {
  @Test func `iterators take turns, and none is asked for an element beyond the limit`() {
    var requests: [String] = []
    let iterators = [("a", 1), ("b", 9), ("c", 9)].map { name, count in
      var number = 0
      return AnyIterator<String> {
        requests.append(name)
        number += 1
        return number > count ? nil : "\(name)\(number)"
      }
    }
    #expect(iterators.interleaved(upTo: 5) == ["a1", "b1", "c1", "b2", "c2"])
    #expect(requests == ["a", "b", "c", "a", "b", "c"])
  }

  @Test func `a number becomes each number beside it, and shares of that number`() throws {
    let members = (0..<40).map { "\"m\($0)\":\(1_000 + $0)" }.joined(separator: ",")
    let payload = try JSONDocument(Array("{\(members)}".utf8)).root
    let response = ResponseData(kind: "k", id: "k", position: 0, payload: payload)
    let input = SearchInput(JournalLine(context: JournalContext(), responses: [response]))
    let all = try #require(PlannedSearchInputs(from: input, of: "k")).all
    let firstValues = all.filter { !$0.changesAllValues }
      .compactMap { $0.input.responses.first?.payload["m0"] }
    #expect(firstValues.contains(.integer(1_001)))
    #expect(firstValues.contains(.integer(2_002)))
  }
}
