import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct CauseFinderTests {
  private static let target = CauseTarget(
    kind: RandomResponses.kind,
    path: JSONPointer(tokens: ["items", "3", "label"]),
    aspect: .value
  )

  private static func test(_ path: String, _ requirement: CauseTest.Requirement) -> CauseTest {
    let tokens = path.split(separator: "/").map(String.init)
    return CauseTest(.response(JSONPointer(tokens: tokens)), requirement)
  }

  /// Conditions of every form.
  static let planted: [CauseCondition] = [
    CauseCondition(test("items/*/reviews", .number(.equal, 9_999))),
    CauseCondition(test("items/*/reviews", .number(.atLeast, 9_999))),
    CauseCondition(test("items/*/reviews", .cell(.zero))),
    CauseCondition(test("items/*/price", .cell(.fraction))),
    CauseCondition(test("points", .number(.atLeast, 5_000))),
    CauseCondition(test("points", .cell(.negative))),
    CauseCondition(test("points", .number(.less, 3_721))),
    CauseCondition(test("points", .cell(.absent))),
    CauseCondition(test("label", .cell(.absent))),
    CauseCondition(test("label", .cell(.emptyText))),
    CauseCondition(test("title", .cell(.rightToLeft))),
    CauseCondition(test("title", .cell(.combiningOrEmoji))),
    CauseCondition(test("title", .size(.atLeast, 40))),
    CauseCondition(test("title", .text("sale"))),
    CauseCondition(test("items", .size(.atLeast, 7))),
    CauseCondition(test("items", .cell(.noElements))),
    CauseCondition(test("items", .cell(.repeatedElements))),
    CauseCondition(test("items/*/sale", .cell(.null))),
    CauseCondition(test("items/*/sale", .cell(.true))),
    CauseCondition(test("items/*/ends", .cell(.pastDate))),
    CauseCondition(test("rank", .type(.string))),
    CauseCondition(test("rank", .number(.equal, 2))),
    CauseCondition(test("rank", .text("gold"))),
    CauseCondition(CauseTest(.timeZone, .text("Asia/Tokyo"))),
    CauseCondition(CauseTest(.locale, .text("ar_EG"))),
    CauseCondition(CauseTest(.hour, .number(.atLeast, 22))),
    CauseCondition(CauseTest(.step, .number(.equal, 1))),
    CauseCondition(
      test("items/*/reviews", .number(.equal, 9_999)),
      and: test("items/*/sale", .cell(.true))
    ),
    CauseCondition(
      test("items/*/price", .number(.atLeast, 20_000)),
      and: test("items/*/sale", .cell(.null))
    ),
    CauseCondition(
      test("points", .number(.atLeast, 1_000)),
      and: test("points", .number(.less, 5_000))
    ),
    CauseCondition(
      test("title", .cell(.rightToLeft)),
      and: CauseTest(.locale, .text("ja_JP"))
    ),
    CauseCondition(
      test("items", .size(.atLeast, 5)),
      and: test("points", .number(.atLeast, 6_000))
    ),
    CauseCondition(
      test("items/*/ends", .cell(.pastDate)),
      and: test("items/*/reviews", .number(.atLeast, 10_000))
    ),
  ]

  private static func causes(
    of condition: CauseCondition,
    seed: UInt64,
    count: Int
  ) throws -> [Cause] {
    var finder = CauseFinder()
    var responses = RandomResponses(seed: seed)
    for _ in 0..<count {
      let (value, context) = try responses.next()
      finder.add(example(value, context, differs: condition.holds(for: value, in: context)))
    }
    return finder.causes
  }

  private static func example(
    _ value: JSONValue,
    _ context: ResponseContext,
    differs: Bool
  ) -> CauseExample {
    let response = ResponseData(kind: RandomResponses.kind, id: "s", position: 0, payload: value)
    return CauseExample(response, in: context, differingTargets: differs ? [target] : [])
  }

  @Test(arguments: planted.indices)
  func `finds a planted condition, with precision and recall of 0.99 on other responses`(
    index: Int
  ) throws {
    let planted = Self.planted[index]
    let seed = UInt64(1_000 + index)
    let causes = try Self.causes(of: planted, seed: seed, count: 300)
    let found = try #require(causes.first?.condition, "seed \(seed): \(planted)")
    var responses = RandomResponses(seed: seed + 77_777)
    var (both, onlyFound, onlyPlanted) = (0, 0, 0)
    for _ in 0..<300 {
      let (value, context) = try responses.next()
      switch (found.holds(for: value, in: context), planted.holds(for: value, in: context)) {
      case (true, true): both += 1
      case (true, false): onlyFound += 1
      case (false, true): onlyPlanted += 1
      case (false, false): break
      }
    }
    let precision = Double(both) / Double(max(1, both + onlyFound))
    let recall = Double(both) / Double(max(1, both + onlyPlanted))
    #expect(precision >= 0.99, "seed \(seed): '\(planted)' was found as '\(found)'")
    #expect(recall >= 0.99, "seed \(seed): '\(planted)' was found as '\(found)'")
    #expect(causes.count == 1, "seed \(seed): \(causes)")
  }

  @Test func `finds two conditions of one place`() throws {
    let planted = [Self.planted[0], Self.planted[15]]
    var finder = CauseFinder()
    var responses = RandomResponses(seed: 5)
    for _ in 0..<1_200 {
      let (value, context) = try responses.next()
      let differs = planted.contains { $0.holds(for: value, in: context) }
      finder.add(Self.example(value, context, differs: differs))
    }
    #expect(Set(finder.causes.map(\.condition)) == Set(planted))
  }

  @Test func `says that no condition separates what differs at random`() throws {
    var finder = CauseFinder()
    var responses = RandomResponses(seed: 6)
    var random = Seeded(seed: 7)
    for _ in 0..<800 {
      let (value, context) = try responses.next()
      finder.add(Self.example(value, context, differs: Int.random(in: 0..<4, using: &random) == 0))
    }
    #expect(finder.causes.map(\.rule) == [.unknown(.noneSeparates)])
  }

  @Test(arguments: [false, true])
  func `says that all differ besides those that known causes explain, unless one is unknown`(
    hasTooLargeResponse: Bool
  ) throws {
    var finder = CauseFinder()
    if hasTooLargeResponse { finder.countUnsampledResponse(of: RandomResponses.kind, targets: []) }
    for number in 0..<60 {
      let payload = try JSONDocument(Array(#"{"n":\#(number)}"#.utf8)).root
      let isExplained = number < 20
      finder.add(
        CauseExample(
          ResponseData(kind: RandomResponses.kind, id: "s", position: 0, payload: payload),
          in: ResponseContext(),
          differingTargets: isExplained ? [] : [Self.target],
          knownCauseTargets: isExplained ? [Self.target] : []
        )
      )
    }
    let reason: Cause.NoConditionReason = hasTooLargeResponse ? .tooFew : .allDiffer
    #expect(finder.causes.map(\.rule) == [.unknown(reason)])
  }

  @Test func `says that there are too few if all that differ are too large to be kept`() throws {
    var finder = CauseFinder()
    let title = String(repeating: "a", count: CauseExample.maximumBytes)
    for number in 0..<10 {
      let large = try JSONDocument(Array(#"{"title":"\#(title)","n":\#(number)}"#.utf8)).root
      let isKept = finder.add(Self.example(large, ResponseContext(), differs: true))
      #expect(!isKept)
    }
    for number in 0..<40 {
      let small = try JSONDocument(Array(#"{"title":"a","n":\#(number)}"#.utf8)).root
      let isKept = finder.add(Self.example(small, ResponseContext(), differs: false))
      #expect(isKept)
    }
    let causes = finder.causes
    #expect(causes.map(\.target) == [Self.target])
    #expect(causes.map(\.rule) == [.unknown(.tooFew)])
    #expect(causes.map(\.differingResponseCount) == [10])
    #expect(causes.map(\.isMeasuredOnSample) == [true])
  }

  @Test func `does not depend on the order of the responses`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Seeded(seed: seed)
    var responses = RandomResponses(seed: seed)
    var examples: [CauseExample] = []
    for _ in 0..<500 {
      let (value, context) = try responses.next()
      let differs = Self.planted[10].holds(for: value, in: context)
      examples.append(Self.example(value, context, differs: differs))
    }
    var (one, other) = (CauseFinder(), CauseFinder())
    for example in examples { one.add(example) }
    for example in examples.shuffled(using: &random) { other.add(example) }
    #expect(one.causes == other.causes, "seed \(seed)")
    #expect(!one.causes.isEmpty, "seed \(seed)")
  }
}
