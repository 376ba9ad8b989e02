import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct CoverageCellTests {
  private static let moment = Date(timeIntervalSince1970: 1_775_005_200)

  /// The coverage of responses of one kind, each a JSON text.
  static func coverage(_ responses: String..., at moment: Date? = moment) throws -> Coverage {
    var coverage = Coverage()
    for response in responses { coverage.add(try line(response, at: moment)) }
    return coverage
  }

  static func line(_ response: String, at moment: Date? = moment) throws -> JournalLine {
    JournalLine(
      context: JournalContext(moment: moment, timeZone: TimeZone(identifier: "Asia/Tokyo")),
      responses: [
        ResponseData(
          kind: "k",
          id: "k",
          position: 0,
          payload: try JSONDocument(Array(response.utf8)).root
        )
      ]
    )
  }

  static func path(_ pointer: String, in coverage: Coverage) throws -> PathCoverage {
    try #require(coverage.paths(of: "k").first { $0.pointer.description == pointer }?.coverage)
  }

  @Test func `each cell has its own term`() {
    #expect(Set(CoverageCell.allCases.map(\.displayName)).count == CoverageCell.allCases.count)
  }

  @Test(
    arguments: [
      ("null", [.null]), ("true", [.true]), ("false", [.false]),
      ("-3", [.negative]), ("0", [.zero]), ("-0.0", [.zero]), ("1", [.one]), ("1.0", [.one]),
      ("2", [.aboveOne]), ("0.5", [.fraction]), ("-2.5", [.negative, .fraction]),
      ("9007199254740992", [.aboveOne]), ("9007199254740994", [.beyondExactIntegers]),
      ("9007199254740993", [.beyondExactIntegers]), ("9007199254740992.0", [.aboveOne]),
      ("-9.007199254740993e15", [.negative, .beyondExactIntegers]),
      ("-1e300", [.negative, .beyondExactIntegers]), ("1e999", [.beyondExactIntegers]),
      (#""""#, [.emptyText]), (#""a""#, [.ascii, .shortText]),
      (#""税込 a""#, [.otherScript, .shortText]),
      (#""שלום""#, [.rightToLeft, .shortText]), (#""مرحبا abc""#, [.rightToLeft, .shortText]),
      (#""e\#u{301}""#, [.combiningOrEmoji, .shortText]),
      (#""🎉""#, [.combiningOrEmoji, .shortText]),
      (#""12345678901234567890""#, [.ascii, .shortText]),
      (#""123456789012345678901""#, [.ascii, .mediumText]),
      ("\"" + String(repeating: "a", count: 100) + "\"", [.ascii, .mediumText]),
      ("\"" + String(repeating: "a", count: 101) + "\"", [.ascii, .longText]),
      ("\"" + String(repeating: "e\u{301}", count: 20) + "\"", [.combiningOrEmoji, .shortText]),
      ("\"" + String(repeating: "e\u{301}", count: 100) + "\"", [.combiningOrEmoji, .mediumText]),
      ("\"" + String(repeating: "e\u{301}", count: 101) + "\"", [.combiningOrEmoji, .longText]),
      ("\"\u{FEFF}税込\"", [.otherScript, .shortText]),
      (#""ששéé🎉🎉""#, [.otherScript, .rightToLeft, .combiningOrEmoji, .shortText]),
      (#""2026-04-01T00:59:59Z""#, [.ascii, .shortText, .pastDate]),
      (#""2026-04-01T10:00:00+09:00""#, [.ascii, .mediumText, .dateAtMoment]),
      (#""2026-04-01T01:00:01Z""#, [.ascii, .shortText, .futureDate]),
      ("[]", [.noElements]), ("[1]", [.oneElement]), ("[1, 2]", [.fewElements]),
      ("[1, 2, 1]", [.fewElements, .repeatedElements]),
      (#"[{"b": 1}, {"b": 10}, {"b": 2}, {"b": 10}]"#, [.fewElements, .repeatedElements]),
      (#"[{"b": 1}, {"b": 10}, {"b": 2}, {"b": 11}]"#, [.fewElements]),
      ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", [.manyElements]),
    ] as [(String, [CoverageCell])]
  )
  func `a value reaches the cells of its class`(value: String, cells: [CoverageCell]) throws {
    let coverage = try Self.coverage("{ \"a\": \(value) }")
    #expect(try Self.path("/a", in: coverage).cells == cells)
  }

  @Test func `the cells of each scalar are those of its properties, alone and among others`() {
    let wrong = (0x80...0x1_FFFF).compactMap(Unicode.Scalar.init(_:)).filter { scalar in
      let properties = scalar.properties
      let isMark = [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
      let isEmoji = properties.isEmojiPresentation || scalar.value == 0x200D
      let text = String(scalar)
      let isRightToLeft = TextCells.cells(of: text).contains(.rightToLeft)
      let cell = CoverageCells(
        isRightToLeft ? .rightToLeft : isMark || isEmoji ? .combiningOrEmoji : .otherScript
      )
      let long = String(repeating: "a" + text + text, count: 10) + "a"
      let size = CoverageCells(long.count <= 20 ? .shortText : .mediumText)
      return TextCells.cells(of: text) != cell.union(CoverageCells(.shortText))
        || TextCells.cells(of: long) != cell.union(size)
    }
    #expect(wrong.map(\.value) == [])
  }

  @Test func `a carriage return and a line feed are one character`() {
    let text = String(repeating: "\r\n", count: 20)
    #expect(TextCells.cells(of: text) == [CoverageCells(.ascii), CoverageCells(.shortText)])
    #expect(TextCells.cells(of: text + "a") == [CoverageCells(.ascii), CoverageCells(.mediumText)])
    #expect(
      TextCells.cells(of: "あ" + text) == [CoverageCells(.otherScript), CoverageCells(.mediumText)]
    )
  }

  @Test func `a member that some object lacks is absent, whichever came first`() throws {
    let coverage = try Self.coverage(
      #"{ "a": 1 }"#,
      #"{ "b": 2 }"#,
      #"{ "b": 3, "c": [{}, {"d": 1}] }"#
    )
    for name in ["/a", "/b", "/c", "/c/*/d"] {
      #expect(try Self.path(name, in: coverage).cells.contains(.absent), "\(name)")
    }
    #expect(try !Self.path("/c/*", in: coverage).cells.contains(.absent))
  }

  @Test func `values of two types are a cell of their own, null aside`() throws {
    let one = try Self.coverage(#"{ "a": 1 }"#, #"{ "a": null }"#)
    #expect(try !Self.path("/a", in: one).cells.contains(.severalTypes))
    let two = try Self.coverage(#"{ "a": 1 }"#, #"{ "a": "1" }"#)
    #expect(try Self.path("/a", in: two).cells.contains(.severalTypes))
  }

  @Test func `a path that had one value alone is constant`() throws {
    let coverage = try Self.coverage(
      #"{ "currency": "JPY", "price": 3, "tax": 1, "isNew": true, "note": null, "items": [], "o": {} }"#,
      #"{ "currency": "JPY", "price": 4, "tax": 1.0, "isNew": true, "note": null, "items": [], "o": {} }"#
    )
    let constant = coverage.paths(of: "k").filter(\.coverage.isConstant).map(\.pointer.description)
    #expect(constant == ["/currency", "/isNew", "/items", "/note", "/o", "/tax"])
  }

  @Test(arguments: [
    ("1", #""1""#), ("1", "true"), ("null", "1"), ("[]", "null"), ("[1]", "[]"),
    ("[1, 2]", "[1, 2, 3]"),
    ("1e999", "1e998"), ("1e999", "3"), ("9007199254740994", "9007199254740995"),
    ("9007199254740992", "9007199254740993"),
    ("{}", #"{"b": 1}"#), ("{}", #"{"": 1}"#), (#"{"": 1}"#, #"{"": 2}"#),
  ])
  func `a path with values that may differ is not constant, although its other cells are equal`(
    first: String,
    second: String
  ) throws {
    let coverage = try Self.coverage("{ \"a\": \(first) }", "{ \"a\": \(second) }")
    #expect(try !Self.path("/a", in: coverage).isConstant)
  }

  @Test func `the texts that are kept are of every length`() throws {
    var coverage = Coverage()
    for number in 0..<10_000 { coverage.add(try Self.line(#"{ "id": "\#(number)" }"#)) }
    let lengths = try Self.path("/id", in: coverage).texts.map(\.count)
    #expect(lengths.count == 16)
    #expect(lengths.count { $0 == 4 } >= 8, "\(lengths)")
  }

  @Test func `only paths of objects alone are objects`() throws {
    let coverage = try Self.coverage(
      #"{ "a": {"b": 1}, "e": {}, "n": {"c": 1}, "u": {"": 1} }"#,
      #"{ "n": null }"#
    )
    let objects = coverage.paths(of: "k").filter(\.coverage.isAlwaysObject).map(
      \.pointer.description
    )
    #expect(objects == ["", "/a", "/u"])
  }

  @Test func `responses of later steps are covered, at their own moments`() throws {
    let text = #"""
      {"at": 1775005200, "kind": "k", "value": {"end": "2026-04-01T01:00:01Z"}, "then": [
        {"after": 1.5, "responses": [{"kind": "k", "value": {"end": "2026-04-01T01:00:01Z"}}]},
        {"after": 1, "flip": {"kind": "k", "stage": "live"}}]}
      """#
    var reader = JournalReader()
    var coverage = Coverage()
    coverage.add(try reader.line(Array(text.utf8)))
    let cells = try Self.path("/end", in: coverage).cells
    #expect(cells.filter { CoverageCell.dates.contains($0) } == [.pastDate, .futureDate])
  }

  @Test func `empty cells are those that the types at the path can reach`() throws {
    let coverage = try Self.coverage(#"{ "a": true }"#, #"{ "a": null }"#)
    #expect(try Self.path("/a", in: coverage).unreachedCells == [.absent, .false])
    let list = try Self.coverage(#"{ "a": [1] }"#)
    #expect(
      try Self.path("/a", in: list).unreachedCells
        == [.absent, .null, .noElements, .fewElements, .manyElements, .repeatedElements]
    )
  }

  @Test func `only a member can be absent, not the whole response and no element`() throws {
    let coverage = try Self.coverage(#"{ "a": [true], "*": [[true]] }"#)
    let read = try Coverage(reading: Array(coverage.text.utf8))
    for coverage in [coverage, read] {
      let paths = coverage.paths(of: "k")
      let canBeAbsent = paths.filter { $0.coverage.unreachedCells.contains(.absent) }
      #expect(canBeAbsent.map(\.pointer.tokens) == [["\\*"], ["a"]])
      #expect(try Self.path("", in: coverage).unreachedCells == [.null])
      #expect(try Self.path("/a/*", in: coverage).unreachedCells == [.null, .false])
      #expect(paths.allSatisfy { $0.coverage.unreachedCells.contains(.null) })
    }
  }

  @Test func `members that are named as wildcards are escaped`() throws {
    let coverage = try Self.coverage(#"{ "*": 1, "a": [2] }"#)
    #expect(coverage.paths(of: "k").map(\.pointer.tokens) == [[], ["\\*"], ["a"], ["a", "*"]])
  }

  @Test func `the hour is that of the line's time zone, and a change of clocks is seen`() throws {
    var coverage = try Self.coverage("{}")
    #expect(coverage.hours == [10])
    #expect(!coverage.hasDaylightSavingChange)
    let berlin = JournalContext(
      moment: Date(timeIntervalSince1970: 1_774_778_400),  // 29 March 2026, 12:00 in Berlin
      timeZone: TimeZone(identifier: "Europe/Berlin")
    )
    coverage.add(JournalLine(context: berlin, responses: []))
    #expect(coverage.hours == [10, 12])
    #expect(coverage.hasDaylightSavingChange)
    var dayBefore = berlin
    dayBefore.moment = berlin.moment?.addingTimeInterval(-86_400)
    var other = Coverage()
    other.add(JournalLine(context: dayBefore, responses: []))
    #expect(!other.hasDaylightSavingChange)
  }

  /// In Santiago, the clock is set back from midnight to 23:00 on 4 April 2026, and forward from
  /// midnight to 01:00 on 6 September.
  @Test(arguments: [
    (1_775_314_800, true),  // 4 April, 12:00, of 25 hours
    (1_775_359_800, true),  // 4 April, 23:30 again
    (1_775_404_800, false),  // 5 April, 12:00
    (1_788_624_000, false),  // 5 September, 12:00
    (1_788_706_800, true),  // 6 September, 12:00, of 23 hours
  ])
  func `a change at midnight belongs to the day whose hour it repeats or skips`(
    seconds: Int,
    hasChange: Bool
  ) {
    let context = JournalContext(
      moment: Date(timeIntervalSince1970: Double(seconds)),
      timeZone: TimeZone(identifier: "America/Santiago")
    )
    var coverage = Coverage()
    coverage.add(JournalLine(context: context, responses: []))
    #expect(coverage.hasDaylightSavingChange == hasChange)
  }

  @Test func `a moment far from 1970 has no hour, in coverage and in conditions`() {
    for seconds in [1e12, -1e12, 1e300, -Double.infinity, Double.nan] {
      let context = JournalContext(moment: Date(timeIntervalSince1970: seconds), timeZone: .gmt)
      var coverage = Coverage()
      coverage.add(JournalLine(context: context, responses: []))
      #expect(coverage.hours == [], "\(seconds)")
      #expect(coverage.timeZones == ["GMT"])
      #expect(ResponseContext(context).hour == nil, "\(seconds)")
    }
  }
}
