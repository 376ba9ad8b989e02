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
    let interleaved = iterators.interleaved(upTo: 5)
    #expect(requests.isEmpty)
    #expect(interleaved.next() == "a1")
    #expect(requests == ["a"])
    #expect(Array(interleaved) == ["b1", "c1", "b2", "c2"])
    #expect(requests == ["a", "b", "c", "a", "b", "c"])
  }

  @Test func `changes near a newly shown limit come before the other planned inputs`() throws {
    let payload = try JSONDocument(Array(#"{"a":1,"b":2}"#.utf8)).root
    let response = ResponseData(kind: "k", id: "k", position: 0, payload: payload)
    let input = SearchInput(JournalLine(context: JournalContext(), responses: [response]))
    let settings = SearchVariationSettings()
    let planned = try #require(PlannedSearchInputs(from: input, of: "k"))
    let all = planned.all.map(\.input)

    var untried = UntriedPlannedInputs(from: input, of: "k", shownLimits: [], settings)
    var found: [SearchInput] = []
    for limits in [[], [500], [500]] {
      if let next = untried.next(shownLimits: limits) { found.append(next.input) }
    }
    while let next = untried.next(shownLimits: [500]) { found.append(next.input) }

    #expect(found.count == all.count + 6)
    #expect(found.first == all.first)
    let changed = found.dropFirst().prefix(6).compactMap { $0.responses.first?.payload }
    let numbers = [(499, 2), (500, 2), (501, 2), (1, 499), (1, 500), (1, 501)]
    #expect(changed.compactMap { $0["a"] } == numbers.map { JSONTree.integer($0.0) })
    #expect(changed.compactMap { $0["b"] } == numbers.map { JSONTree.integer($0.1) })
    #expect(Array(found.dropFirst(7)) == Array(all.dropFirst()))
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
