import Foundation
import Parity
import ScreenDocument
import StrictJSON
import Testing

/// A side whose dependences are known.
private struct ConstructedSide: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let side: @MainActor (Situation) -> SideOutput
  /// The inputs of each place.
  let expected: [String: Set<String>]

  init(
    _ description: String,
    _ expected: [String: Set<String>],
    side: @escaping @MainActor (Situation) -> SideOutput
  ) {
    testDescription = description
    self.side = side
    self.expected = expected
  }

  /// A side that shows one value.
  init(
    _ description: String,
    _ inputs: Set<String>,
    side: @escaping @MainActor (Situation) -> SideOutput
  ) {
    self.init(description, ["/value": inputs], side: side)
  }
}

@MainActor private var counter = 0
@MainActor private var lastTitle = ""

@MainActor
@Suite struct DependenceFinderTests {
  nonisolated private static let wholeResponse: Set<String> = [
    "/title", "/isNew", "/expires", "/limit", "/badge/text", "/badge/color", "/items",
    "/items/*/id", "/items/*/name", "/items/*/reviews", "/items/*/price", "/items/*/isSold",
  ]

  nonisolated private static let sides: [ConstructedSide] = [
    .init("a constant", []) { _ in .text("shelf") },
    .init("nothing", [String: Set<String>]()) { _ in .nothing },
    .init("a text", ["/title"]) { .text($0.text("title")) },
    .init("a text in capitals", ["/title"]) { .text($0.text("title").uppercased()) },
    .init("whether a text is empty", ["/title"]) { .bool($0.text("title").isEmpty) },
    .init("whether a text is long", ["/title"]) { .bool($0.text("title").count > 100) },
    .init("whether a text is right to left", ["/title"]) {
      .bool($0.text("title").unicodeScalars.contains { 0x590...0x5FF ~= $0.value })
    },
    .init("a boolean", ["/isNew"]) { .text($0.shelf["isNew"]?.isTrue == true ? "New" : "") },
    .init("a boolean and an object's presence", ["/isNew", "/badge"]) {
      .bool($0.shelf["isNew"]?.isTrue == true && ($0.shelf["badge"] ?? .null) != .null)
    },
    .init("null against a missing member", ["/isNew"]) { situation in
      let isNew = situation.shelf["isNew"]?.isTrue == true
      return .shown(.object(isNew ? [.init(key: "value", value: .null)] : []))
    },
    .init("a member of an object", ["/badge/text"]) {
      .text($0.shelf["badge"]?["text"]?.text ?? "–")
    },
    .init("whether a number is there", ["/limit"]) { .bool($0.shelf["limit"]?.double != nil) },
    .init("a threshold", ["/limit"]) { .bool($0.number("limit") >= 100) },
    .init("a rounded number", ["/limit"]) { .number(($0.number("limit") / 10).rounded()) },
    .init("a number that must be decoded", ["/limit"]) { situation in
      situation.shelf["limit"]?.double.map { .number($0) } ?? .refused
    },
    .init("the number of elements", ["/items"]) { .number(Double($0.items.count)) },
    .init("a text of each element", ["/value": ["/items"], "/value/*": ["/items/*/name"]]) {
      .list(JSONTree.names($0.items))
    },
    .init(
      "elements in the order of a number",
      [
        "/value": ["/items"], "/value/*": ["/items/*/name", "/items/*/price"],
      ]
    ) {
      .list(
        JSONTree.names($0.items.sorted { ($0["price"]?.double ?? 0) < ($1["price"]?.double ?? 0) })
      )
    },
    .init(
      "elements for which a boolean holds",
      [
        "/value": ["/items", "/items/*/isSold"], "/value/*": ["/items/*/name"],
      ]
    ) { .list(JSONTree.names($0.items.filter { $0["isSold"]?.isTrue == true })) },
    .init("the first element's text", ["/items", "/items/*/name"]) {
      .text($0.items.first?["name"]?.text ?? "")
    },
    .init("the last element's number", ["/items", "/items/*/price"]) {
      .number($0.items.last?["price"]?.double ?? 0)
    },
    .init("a sum", ["/items", "/items/*/price"]) {
      .number($0.items.reduce(0) { $0 + ($1["price"]?.double ?? 0) })
    },
    .init("whether a boolean holds for all elements", ["/items", "/items/*/isSold"]) {
      .bool($0.items.allSatisfy { $0["isSold"]?.isTrue == true })
    },
    .init("a number up to a limit", ["/items", "/items/*/reviews"]) { situation in
      .text(
        situation.items.map { "\(min($0["reviews"]?.double ?? 0, 9_999))" }.joined(separator: " ")
      )
    },
    .init("the moment", ["now"]) { .number($0.moment.timeIntervalSince1970) },
    .init("a day in a time zone", ["now", "time zone"]) { .number(Double($0.dayOfMonth)) },
    .init("a date in the past", ["/expires", "now"]) { situation in
      .bool(Date(iso8601: situation.text("expires")).map { $0 < situation.moment } ?? false)
    },
    .init("a number in a locale", ["/limit", "locale"]) { situation in
      let locale = situation.context.locale ?? .current
      return .text((situation.number("limit") * 1_000.5).formatted(.number.locale(locale)))
    },
    .init("a value of another content", ["user: /rank"]) { .text($0.user?["rank"]?.text ?? "") },
    .init("whether there is another content", ["user"]) { .bool($0.user == nil) },
    .init("the number of deliveries", ["the same response again", "the response before"]) {
      .number(Double($0.shelves.count))
    },
    .init("whether a text has changed", ["the response before"]) { situation in
      .bool(Set(situation.shelves.map { $0["title"]?.text }).count > 1)
    },
    .init(
      "everything",
      wholeResponse.union(["user: /rank", "user: /points", "now", "time zone", "locale"])
    ) {
      let context = $0.context
      return .text(
        "\($0.shelf.text()) \($0.user?.text() ?? "") \($0.moment) "
          + "\(context.timeZone?.identifier ?? "") \(context.locale?.identifier ?? "")"
      )
    },
    .init("nothing unless a boolean holds", ["": ["/isNew"], "/value": ["/title"]]) {
      $0.shelf["isNew"]?.isTrue == true ? .text($0.text("title")) : .nothing
    },
    .init("a random number", ["/value": ["hidden"], "/title": ["/title"]]) { situation in
      .shown(
        .object([
          "value": .double(.random(in: 0...1)), "title": .string(situation.text("title")),
        ])
      )
    },
    .init("a count of all runs", ["hidden"]) { _ in
      counter += 1
      return .number(Double(counter))
    },
    .init("the title of the run before", ["hidden"]) { situation in
      defer { lastTitle = situation.text("title") }
      return .text(lastTitle)
    },
  ]

  private static func inputs(_ reads: OutputDependence.SideInputs?) -> Set<String>? {
    switch reads {
    case .inputs(let inputs)?: Set(inputs.map(\.description))
    case .hiddenInput?: ["hidden"]
    case nil: nil
    }
  }

  @Test(arguments: sides)
  fileprivate func `finds exactly the inputs of a constructed side`(
    constructed: ConstructedSide
  ) throws {
    let runner = FunctionSides(constructed.side)
    let finder = DependenceFinder(
      try FunctionSides.lines(),
      of: "shelf",
      sides: [.legacy],
      runner: runner
    )
    let found = finder.find()
    let reads = found.outputs.map {
      ($0.path.description, Self.inputs($0.inputsBySide[.legacy]) ?? [])
    }
    #expect(Dictionary(uniqueKeysWithValues: reads) == constructed.expected)
    #expect(found.runCount == runner.runs)
    #expect(!found.endedEarly)
  }

  @Test func `there are at least thirty constructed sides`() {
    #expect(Self.sides.count >= 30)
  }

  @Test func `what is read after an action alone is found where actions are recorded`() throws {
    let action = #"{"after":1,"action":{"kind":"shelf","value":{"open":true}}}"#
    let text = String(FunctionSides.recorded.dropLast()) + ",\"then\":[\(action)]}"
    let runner = FunctionSides { situation in
      .text(situation.hasAction ? situation.text("title") : "closed")
    }
    let found = DependenceFinder(
      try FunctionSides.lines(text),
      of: "shelf",
      sides: [.legacy],
      runner: runner
    ).find()
    #expect(
      Self.inputs(found.outputs.first?.inputsBySide[.legacy]) == ["/title", "the user's actions"]
    )
    #expect(found.recordCount == 2)
  }

  @Test func `names what one side alone reads`() throws {
    let runner = FunctionSides(
      { .bool($0.shelf["isNew"]?.isTrue == true && $0.user?["rank"]?.text == "gold") },
      { .bool($0.shelf["isNew"]?.isTrue == true) }
    )
    let found = DependenceFinder(try FunctionSides.lines(), of: "shelf", runner: runner).find()
    let output = try #require(found.outputs.first)
    #expect(output.sidesReadDifferentInputs)
    #expect(output.sharedInputs.map(\.description) == ["/isNew"])
    #expect(output.ownInputs(of: .legacy).map(\.description) == ["user: /rank"])
    #expect(output.ownInputs(of: .state).isEmpty)
    #expect(!output.sidesDifferAsRecorded)
  }

  @Test func `names the values at which sides that read the same inputs differ`() throws {
    let side = { (limit: Double) in
      { @MainActor (situation: Situation) -> SideOutput in
        .text(situation.number("limit") >= limit ? "9,999+" : "\(situation.number("limit"))")
      }
    }
    let runner = FunctionSides(side(9_999), side(10_000))
    let found = DependenceFinder(try FunctionSides.lines(), of: "shelf", runner: runner).find()
    let output = try #require(found.outputs.first)
    #expect(
      !output.sidesReadDifferentInputs && !output.sidesDifferAsRecorded
        && output.sidesReadOrShowDifferently
    )
    #expect(output.inputValuesMakingSidesDiffer.map(\.input.description) == ["/limit"])
    #expect(output.inputValuesMakingSidesDiffer.first?.value == .integer(9_999))
  }

  @Test func `sides that differ as recorded are named without a value`() throws {
    let runner = FunctionSides({ .text($0.text("title")) }, { .text($0.text("title") + "!") })
    let found = DependenceFinder(try FunctionSides.lines(), of: "shelf", runner: runner).find()
    let output = try #require(found.outputs.first)
    #expect(output.sidesDifferAsRecorded && output.inputValuesMakingSidesDiffer.isEmpty)
    #expect(!output.sidesReadDifferentInputs)
  }

  @Test func `values that no side reads are named`() throws {
    let runner = FunctionSides { .list(JSONTree.names($0.items)) }
    let found = DependenceFinder(try FunctionSides.lines(), of: "shelf", runner: runner).find()
    #expect(
      found.unreadPaths.map(\.description) == [
        "/badge/color", "/badge/text", "/expires", "/isNew", "/items/*/id", "/items/*/isSold",
        "/items/*/price", "/items/*/reviews", "/limit", "/title",
      ]
    )
  }

  @Test func `the limit of runs ends the search and is reported`() throws {
    let runner = FunctionSides { .text($0.text("title")) }
    let lines = try FunctionSides.lines()
    let found = DependenceFinder(lines, of: "shelf", maximumRuns: 50, runner: runner).find()
    #expect(found.endedEarly)
    #expect(50...60 ~= runner.runs)
    let stopped = DependenceFinder(lines, of: "shelf", runner: runner).find { false }
    #expect(stopped.endedEarly)
  }

  @Test func `the limit of runs also ends the search for contents without influence`() throws {
    let others = (0..<200).map { #"{"kind":"k\#($0)","value":{"a":1}}"# }.joined(separator: ",")
    let line = """
      {"at":1775005200,"responses":[{"kind":"shelf","value":{"title":"Spring"}},\(others)]}
      """
    let runner = FunctionSides { .text($0.text("title")) }
    let lines = try FunctionSides.lines(line)
    let found = DependenceFinder(lines, of: "shelf", maximumRuns: 50, runner: runner).find()
    #expect(found.endedEarly)
    #expect(runner.runs <= 60)
  }

  @Test func `a run of a large response counts as several runs`() throws {
    let title = String(repeating: "a", count: 40_960)
    let line = #"{"at":1775005200,"responses":[{"kind":"shelf","value":{"title":"\#(title)"}}]}"#
    let runner = FunctionSides { .text($0.text("title")) }
    let lines = try FunctionSides.lines(line)
    let found = DependenceFinder(lines, of: "shelf", maximumRuns: 50, runner: runner).find()
    #expect(found.endedEarly)
    #expect(1...10 ~= runner.runs)
  }

  @Test func `a run of many responses counts as several runs`() throws {
    let others = (0..<640).map { #"{"kind":"k\#($0)","value":1}"# }.joined(separator: ",")
    let line = """
      {"at":1775005200,"responses":[{"kind":"shelf","value":{"title":"Spring"}},\(others)]}
      """
    let runner = FunctionSides { .text($0.text("title")) }
    let lines = try FunctionSides.lines(line)
    let found = DependenceFinder(lines, of: "shelf", maximumRuns: 300, runner: runner).find()
    #expect(found.endedEarly)
    #expect(1...30 ~= runner.runs)
  }

  @Test(arguments: [(1_022, false), (1_023, true)])
  func `values that are left out of a large response are reported`(count: Int, isLimited: Bool)
    throws
  {
    let items = Array(repeating: #"{"price":1}"#, count: count).joined(separator: ",")
    let large = #"{"title":"Spring","items":[\#(items)]}"#
    let small = #"{"title":"Spring"}"#
    for (shelf, user) in [(large, small), (small, large)] {
      let line = """
        {"at":1775005200,"timeZone":"Asia/Tokyo","locale":"ja_JP","responses":[\
        {"kind":"shelf","value":\(shelf)},{"kind":"user","value":\(user)}]}
        """
      let runner = FunctionSides { .text($0.text("title")) }
      let lines = try FunctionSides.lines(line)
      let found = DependenceFinder(lines, of: "shelf", maximumRuns: 20, runner: runner).find()
      #expect(found.exceedsSizeLimits == isLimited)
    }
  }

  @Test(arguments: [(511, false), (512, true)])
  func `a change of more places than are recorded is reported`(count: Int, isLimited: Bool) throws {
    let runner = FunctionSides { situation in
      let title = JSONTree.string(situation.text("title"))
      return .shown(.object((0..<count).map { .init(key: "m\($0)", value: title) }))
    }
    let lines = try FunctionSides.lines()
    let found = DependenceFinder(lines, of: "shelf", maximumRuns: 60, runner: runner).find()
    #expect(found.exceedsSizeLimits == isLimited)
  }

  @Test func `sides that differ at more places than are recorded are reported`() throws {
    func side(showingTitleAt range: Range<Int>) -> FunctionSides.Side {
      { situation in
        let title = JSONTree.string(situation.text("title"))
        let members = (0..<600).map { number in
          let value = range.contains(number) ? title : JSONTree.string("Spring")
          return JSONTree.Member(key: "m\(number)", value: value)
        }
        return .shown(.object(members))
      }
    }
    let runner = FunctionSides(side(showingTitleAt: 0..<300), side(showingTitleAt: 300..<600))
    let lines = try FunctionSides.lines()
    let found = DependenceFinder(lines, of: "shelf", maximumRuns: 60, runner: runner).find()
    #expect(found.exceedsSizeLimits)
  }

  @Test func `a kind without a recorded response has no outputs`() throws {
    let runner = FunctionSides { .text($0.text("title")) }
    let found = DependenceFinder(try FunctionSides.lines(), of: "news", runner: runner).find()
    #expect(found.outputs.isEmpty && found.recordCount == 0 && runner.runs == 0)
  }
}
