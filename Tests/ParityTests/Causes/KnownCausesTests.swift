import Foundation
import Parity
import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

/// View data in which the items come before the title, by name.
private struct TitleAfterItems: ViewData {
  struct Item: Equatable, Sendable, Encodable {
    var label: String
  }

  var items: [Item]
  var title: String

  init(itemCount: Int, text: String) {
    items = Array(repeating: Item(label: text), count: itemCount)
    title = text
  }
}

@Suite struct KnownCausesTests {
  private static func file(_ members: String) -> [UInt8] {
    Array("{\"schema\":1,\"known\":[{\(members)}]}".utf8)
  }

  private static let rest = #""reason":"r","owner":"o","expires":"2026-12-31""#

  private static func test(_ members: String) -> String {
    #""kind":"a","path":"/b","condition":[{"path":"/c",\#(members)}],"# + rest
  }

  private func result(_ paths: [String]) throws -> ComparisonResult {
    ComparisonResult(
      id: "a",
      kind: "a",
      outcome: .mismatched,
      differences: try paths.map {
        ParityDifference(path: try JSONPointer($0), legacy: .null, state: nil)
      }
    )
  }

  private func apply(
    _ paths: [String],
    title: String = "مرحبا",
    day: String = "2026-12-31T23:00:00Z"
  ) throws -> (ComparisonResult, [Int]) {
    try apply(to: try result(paths), title: title, day: day)
  }

  private func apply(
    to result: ComparisonResult,
    title: String = "مرحبا",
    day: String = "2026-12-31T23:00:00Z"
  ) throws -> (ComparisonResult, [Int]) {
    let known = try KnownCauses(
      reading: Self.file(
        #""kind":"a","path":"/items/*/label","condition":[{"path":"/title","is":"rightToLeft"}],"#
          + Self.rest
      )
    )
    let response = try JSONDocument(Array("{\"title\":\"\(title)\"}".utf8)).root
    return known.apply(
      to: result,
      response: response,
      in: ResponseContext(),
      at: try Date(day, strategy: .iso8601)
    )
  }

  @Test func `a difference with a known cause is ignored, at every index`() throws {
    let (result, used) = try apply(["/items/0/label", "/items/7/label"])
    #expect(result.outcome == .ignored)
    #expect(result.ignoredCount == 2)
    #expect(result.differences.isEmpty)
    #expect(used == [0])
  }

  @Test func `other differences of the response still count`() throws {
    let (result, _) = try apply(["/items/0/label", "/other"])
    #expect(result.outcome == .mismatched)
    #expect(result.differences.map(\.path.description) == ["/other"])
    #expect(result.ignoredCount == 1)
  }

  @Test(arguments: [(999, ComparisonOutcome.ignored), (1_000, .mismatched)])
  func `as many differences as a comparison lists are not ignored, since it may lack others`(
    count: Int,
    outcome: ComparisonOutcome
  ) throws {
    let paths = (0..<count).map { "/items/\($0)/label" }
    let (result, used) = try apply(paths)
    #expect(result.outcome == outcome)
    #expect(result.differences.count == (outcome == .ignored ? 0 : count))
    #expect(result.ignoredCount == (outcome == .ignored ? count : 0))
    #expect(used == [0])
    let (withOther, _) = try apply(paths + ["/other"])
    #expect(withOther.differences.map(\.path.description) == ["/other"])
  }

  @Test func `a difference that the limit of a comparison hides is not ignored`() throws {
    let differences = ViewDataComparison.differences(
      legacy: TitleAfterItems(itemCount: 1_200, text: "old"),
      state: TitleAfterItems(itemCount: 1_200, text: "new")
    )
    let compared = ComparisonResult(
      id: "a",
      kind: "a",
      outcome: .mismatched,
      differences: differences
    )
    #expect(!differences.contains { $0.path.description == "/title" })
    #expect(compared.mayHaveUnlistedDifferences)
    let (result, _) = try apply(to: compared)
    #expect(result.outcome == .mismatched)
  }

  @Test func `each value of a strict comparison has a limit of its own`() throws {
    func result(_ paths: [String]) throws -> ComparisonResult {
      ComparisonResult(
        id: "a",
        kind: "a",
        outcome: .mismatched,
        differences: try paths.map {
          ParityDifference(.order, path: try JSONPointer($0), legacy: .null, state: nil)
        }
      )
    }
    let first = (0..<600).map { "/0/items/\($0)" }
    let second = (0..<1_000).map { "/1/items/\($0)" }
    #expect(try !result(first + second.prefix(600)).mayHaveUnlistedDifferences)
    #expect(try result(first + second).mayHaveUnlistedDifferences)
  }

  @Test func `a difference on another condition counts`() throws {
    let (result, used) = try apply(["/items/0/label"], title: "sale")
    #expect(result.outcome == .mismatched)
    #expect(used.isEmpty)
  }

  @Test func `an expired cause ignores nothing, and is still found`() throws {
    let (result, used) = try apply(["/items/0/label"], day: "2027-01-01T00:00:00Z")
    #expect(result.outcome == .mismatched)
    #expect(result.ignoredCount == 0)
    #expect(used == [0])
  }

  @Test(arguments: CauseFinderTests.planted.indices)
  func `reads each condition as reports print it`(index: Int) throws {
    let condition = CauseFinderTests.planted[index]
    let json = condition.json.text()
    let text = "\"kind\":\"a\",\"path\":\"/b\",\"condition\":\(json),\(Self.rest)"
    #expect(try KnownCauses(reading: Self.file(text)).causes.map(\.condition) == [condition])
  }

  @Test(arguments: [
    (CauseSubject.timeZone, "UTC", "UTC", true), (.timeZone, "GMT", "UTC", true),
    (.timeZone, "UTC", "GMT", true), (.timeZone, "Asia/Tokyo", "UTC", false),
    (.timeZone, "nowhere", "UTC", false), (.appVersion, "GMT", "UTC", false),
  ])
  func `a condition on a time zone holds for each name of the zone`(
    subject: CauseSubject,
    constant: String,
    nameInJournal: String,
    holds: Bool
  ) throws {
    var context = JournalContext(appVersion: nameInJournal)
    let zone = try #require(TimeZone(identifier: nameInJournal))
    context.setTimeZone(zone, namedInJournal: nameInJournal)
    let condition = CauseCondition(CauseTest(subject, .text(constant)))
    let response = try JSONDocument(Array("{}".utf8)).root
    #expect(condition.holds(for: response, in: ResponseContext(context)) == holds)
  }

  private static let faultyCauses: [(members: String, expected: String)] = [
    (#""kind":"a","path":"/b","reason":"r","owner":"o""#, #"needs "expires""#),
    (#""kind":"a","path":"/b","reason":" ","owner":"o","expires":"2026-12-31""#, "/known/0/reason"),
    (
      #""kind":"a","path":"/b","reason":"r","owner":"\t","expires":"2026-12-31""#,
      "not only white space"
    ),
    (#""kind":"a","path":"/b","reason":"r","owner":"o","expires":"2026-02-30""#, "2026-04-01"),
    (#""kind":"a","path":"b","reason":"r","owner":"o","expires":"2026-12-31""#, "/known/0/path"),
    (
      #""kind":"a","path":"/items/0/label","# + rest,
      #"/known/0/path The value names one index, but a cause holds for every index; write "/items/*/label"."#
    ),
    (#""kind":"a","path":"/b","why":1,"# + rest, #""why""#),
    (#""kind":"a","path":"/b","condition":[],"# + rest, "one or two"),
    (#""kind":"a","path":"/b","condition":[{"path":"/c","is":"rtl"}],"# + rest, "rightToLeft"),
    (#""kind":"a","path":"/b","condition":[{"path":"/c","is":">="}],"# + rest, "constant"),
    (#""kind":"a","path":"/b","condition":[{"subject":"day","is":"=="}],"# + rest, "timeZone"),
    (test(#""of":"size","is":"==","constant":-1"#), "1000000"),
    (test(#""of":"type","is":"<","constant":"string""#), "type"),
  ]

  @Test(arguments: [
    #""subject":"hour","is":">=","constant":24"#, #""subject":"hour","is":"<","constant":0"#,
    #""subject":"hour","is":"==","constant":"5""#, #""subject":"hour","is":"zero""#,
    #""subject":"step","is":"==","constant":1.5"#,
    #""subject":"step","of":"type","is":"==","constant":"number""#,
    #""subject":"timeZone","is":"==","constant":9"#,
    #""subject":"locale","of":"size","is":"==","constant":5"#,
    #""subject":"appVersion","is":"ascii""#,
    #""path":"","is":"absent""#, #""path":"/items/*","is":"absent""#,
    #""path":"/items","of":"size","is":"<","constant":0"#,
  ])
  func `refuses a test that never holds`(test: String) throws {
    let members = #""kind":"a","path":"/b","condition":[{"path":"/c","is":"null"},{\#(test)}],"#
    let error = #expect(throws: KnownCauses.ReadingError.self) {
      try KnownCauses(reading: Self.file(members + Self.rest))
    }
    let diagnostic = try #require(error?.diagnostic)
    #expect(diagnostic.path.description == "/known/0/condition/1")
    #expect(diagnostic.message.contains("never holds"), "\(diagnostic)")
  }

  @Test(arguments: [
    #""subject":"hour","is":">=","constant":23"#, #""subject":"hour","is":"<","constant":0.5"#,
    #""subject":"step","is":"==","constant":1000"#, #""subject":"step","is":">=","constant":-1"#,
    #""path":"/items/\\*","is":"absent""#,
  ])
  func `accepts a test that holds for few or for all`(test: String) throws {
    let members = #""kind":"a","path":"/b","condition":[{\#(test)}],"# + Self.rest
    #expect(try KnownCauses(reading: Self.file(members)).causes.count == 1)
  }

  @Test(arguments: faultyCauses)
  func `reports a faulty cause with its place`(members: String, expected: String) throws {
    let error = #expect(throws: KnownCauses.ReadingError.self) {
      try KnownCauses(reading: Self.file(members))
    }
    let diagnostic = try #require(error?.diagnostic)
    #expect("\(diagnostic.path) \(diagnostic.message)".contains(expected), "\(diagnostic)")
    #expect(diagnostic.line == 1)
  }
}
