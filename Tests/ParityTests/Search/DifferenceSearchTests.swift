import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

/// Shows the text of a function, and compares it with that of another one.
@MainActor
private final class FunctionRunner: SearchRunner {
  private let old: (JournalLine) -> JSONTree
  private let new: (JournalLine) -> JSONTree
  private(set) var lines: [String] = []

  init(
    _ old: @escaping (JournalLine) -> JSONTree,
    _ new: @escaping (JournalLine) -> JSONTree
  ) {
    self.old = old
    self.new = new
  }

  func run(_ line: JournalLine) -> SearchRun {
    lines.append(String(decoding: line.text(redactedBy: JournalRedaction()), as: UTF8.self))
    let shown = (old(line), new(line))
    let results = line.responses.map { response in
      ComparisonResult(
        id: response.id,
        kind: response.kind,
        outcome: shown.0 == shown.1 ? .matched : .mismatched,
        differences: shown.0 == shown.1
          ? [] : [ParityDifference(path: .root, legacy: shown.0, state: shown.1)]
      )
    }
    return SearchRun(
      results: results,
      lastShownOutputs: line.responses.map { SearchOutput(kind: $0.kind, value: shown.0) }
    )
  }
}

@MainActor
@Suite struct DifferenceSearchTests {
  private static let recorded = """
    {"at":1775005200,"timeZone":"Asia/Tokyo","locale":"ja_JP","kind":"shelf","value":\
    {"title":"Spring","items":[{"id":"a","reviews":12,"price":1980},{"id":"b","reviews":7,"price":980}]}}
    """

  private func lines() throws -> [JournalLine] {
    var reader = JournalReader()
    return [try reader.line(Array(Self.recorded.utf8))]
  }

  private static func reviews(_ line: JournalLine) -> [Int] {
    line.responses.flatMap { $0.payload["items"]?.elements.compactMap { $0["reviews"]?.int } ?? [] }
  }

  /// "9,999+" above 4,321; the other one from 4,321 on.
  private static func text(from limit: Int) -> (JournalLine) -> JSONTree {
    { line in .array(reviews(line).map { .string($0 >= limit ? "4,321+" : "\($0)") }) }
  }

  private func tries(
    _ seed: UInt64,
    upTo count: Int,
    _ runner: FunctionRunner
  ) throws -> Int? {
    let search = DifferenceSearch(try lines(), seed: seed, runner: runner)
    while search.tries < count, let found = search.runNext() {
      if found.run.results.contains(where: { $0.outcome == .mismatched }) { return search.tries }
    }
    return nil
  }

  @Test(arguments: UInt64(1)...5)
  func `finds a limit that the output suggests`(seed: UInt64) throws {
    let runner = FunctionRunner(Self.text(from: 4_322), Self.text(from: 4_321))
    let found = try tries(seed, upTo: 3_000, runner)
    #expect(found != nil, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...5)
  func `finds sides that differ from the second response on`(seed: UInt64) throws {
    let steps = { (line: JournalLine) in
      line.steps.count {
        if case .responses = $0.event { true } else { false }
      }
    }
    let runner = FunctionRunner({ _ in .null }, { .integer(steps($0) > 1 ? 1 : nil) })
    let found = try tries(seed, upTo: 1_000, runner)
    #expect(found != nil, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...5)
  func `finds a locale, and a time zone with another date`(seed: UInt64) throws {
    let day = { (line: JournalLine) -> JSONTree in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = line.context.timeZone ?? .gmt
      return .integer(calendar.component(.day, from: line.context.moment ?? .distantPast))
    }
    let tokyo = { (line: JournalLine) -> JSONTree in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
      return .integer(calendar.component(.day, from: line.context.moment ?? .distantPast))
    }
    #expect(try tries(seed, upTo: 500, FunctionRunner(day, tokyo)) != nil, "seed \(seed)")
    let isArabic = { (line: JournalLine) -> JSONTree in
      .bool(line.context.locale?.identifier.hasPrefix("ar") == true)
    }
    let never = { (_: JournalLine) -> JSONTree in .bool(false) }
    #expect(try tries(seed, upTo: 500, FunctionRunner(isArabic, never)) != nil, "seed \(seed)")
  }

  @Test func `the same seed gives the same tries, and another one others`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let runs = try [seed, seed, seed &+ 1].map { seed in
      let runner = FunctionRunner(Self.text(from: 4_321), Self.text(from: 4_321))
      let found = try tries(seed, upTo: 400, runner)
      #expect(found == nil, "seed \(seed): a false alarm")
      return runner.lines
    }
    #expect(runs[0] == runs[1], "seed \(seed)")
    #expect(runs[0] != runs[2], "seed \(seed)")
  }

  @Test func `begins with the recorded responses, and reaches cells that they do not`() throws {
    let runner = FunctionRunner(Self.text(from: 1), Self.text(from: 1))
    let search = DifferenceSearch(try lines(), seed: 3, runner: runner)
    for _ in 0..<500 { _ = search.runNext() }
    #expect(runner.lines[0].contains(#""title":"Spring""#))
    let reached = { (coverage: Coverage) in
      Set(
        coverage.paths(of: "shelf").first { $0.pointer.tokens == ["title"] }?.coverage.cells ?? []
      )
    }
    #expect(reached(search.recordedCoverage) == [.ascii, .shortText])
    #expect(reached(search.coverage).isSuperset(of: [.absent, .null, .emptyText, .rightToLeft]))
  }

  @Test func `a try has no step of a content that is not searched`() throws {
    var reader = JournalReader()
    let line = try reader.line(
      Array(
        """
        {"responses":[{"kind":"shelf","value":{}},{"kind":"poll","value":{"n":1}}],"then":[\
        {"after":2,"responses":[{"kind":"poll","value":{"n":2}}]},\
        {"after":1,"action":{"kind":"poll","value":{}}},\
        {"after":1,"flip":{"kind":"poll","stage":"live"}},\
        {"after":3,"responses":[{"kind":"poll","value":{"n":3}},{"kind":"shelf","value":{}}]},\
        {"after":4,"flip":{"kind":"*","stage":"live"}}]}
        """.utf8
      )
    )
    let runner = FunctionRunner(Self.text(from: 1), Self.text(from: 1))
    let search = DifferenceSearch([line], kinds: ["shelf"], seed: 3, runner: runner)
    let tried = try #require(search.runNext()).line
    #expect(tried.responses.map(\.kind) == ["shelf"])
    #expect(tried.steps.map(\.secondsSincePreviousStep) == [7, 4])
    guard case .responses(let responses)? = tried.steps.first?.event else {
      Issue.record("no responses")
      return
    }
    #expect(responses.map(\.kind) == ["shelf"])
  }

  @Test func `has no tries without a recorded response of the kinds`() throws {
    let runner = FunctionRunner(Self.text(from: 1), Self.text(from: 1))
    let search = DifferenceSearch(try lines(), kinds: ["other"], seed: 3, runner: runner)
    #expect(search.runNext() == nil)
    #expect(search.tries == 0)
  }

  @Test func `shrinks steps, responses and payloads, and keeps the property`() throws {
    var reader = JournalReader()
    let line = try reader.line(
      Array(
        """
        {"at":1775005200,"responses":[{"kind":"a","value":{"x":1}},{"kind":"b","value":[1,2,3]}],\
        "then":[{"after":1,"responses":[{"kind":"a","value":{"x":1,"y":9999}}]},\
        {"after":2,"flip":{"kind":"a","stage":"live"}}]}
        """.utf8
      )
    )
    var minimizer = JournalLineMinimizer { line in
      line.steps.contains { step in
        guard case .responses(let responses) = step.event else { return false }
        return responses.contains { $0.payload["y"]?.int == 9_999 }
      }
    }
    let minimized = minimizer.minimize(line)
    let text = String(decoding: minimized.text(redactedBy: JournalRedaction()), as: UTF8.self)
    #expect(
      text == """
        {"schema":1,"at":1775005200.0,"responses":[{"kind":"a","id":"a","value":{}}],\
        "then":[{"after":1.0,"responses":[{"kind":"a","id":"a","value":{"y":9999}}]}]}

        """
    )
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the coverage of a search is that of all responses that were compared`(seed: UInt64) throws {
    let runner = FunctionRunner(Self.text(from: 3), Self.text(from: 3))
    let search = DifferenceSearch(try lines(), seed: seed, runner: runner)
    var expected = Coverage()
    for _ in 0..<400 {
      let line = try #require(search.runNext()).line
      expected.add(line)
    }
    #expect(search.coverage == expected, "seed \(seed)")
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the coverage of a search has the steps of the recorded lines and of the tries`(
    seed: UInt64
  ) throws {
    var reader = JournalReader()
    let line = try reader.line(
      Array(
        #"""
        {"at":1775005200,"kind":"shelf","value":{"title":"a","end":"2026-04-01T01:00:01Z"},"then":[\#
        {"after":1.5,"responses":[{"kind":"shelf","value":{"title":"","end":"2026-04-01T01:00:01Z"}}]},\#
        {"after":1,"responses":[{"kind":"shelf","value":{"note":9}}]}]}
        """#.utf8
      )
    )
    let runner = FunctionRunner(Self.text(from: 3), Self.text(from: 3))
    let search = DifferenceSearch([line], seed: seed, runner: runner)
    var expected = Coverage()
    expected.add(line)
    #expect(search.recordedCoverage == expected)
    #expect(search.coverage == expected)
    for _ in 0..<400 { expected.add(try #require(search.runNext()).line) }
    #expect(search.coverage == expected, "seed \(seed)")
    #expect(search.recordedCoverage != expected)
  }
}
