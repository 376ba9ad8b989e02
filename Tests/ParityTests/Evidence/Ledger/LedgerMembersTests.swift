import Foundation
import ScreenDocument
import StrictJSON
import Testing

@testable import Parity

/// The optional members of a ledger line.
@Suite struct LedgerMembersTests {
  /// An invalid member, its diagnostic, and the remaining line.
  struct Case: Sendable {
    var good: String
    var bad: String
    var path: String
    /// The remaining value of the member; `nil` if it is not checked.
    var left: String?
  }

  /// A line with every optional member.
  private static let fullLine = #"""
    {"schema":1,"installation":"i","run":"r","contents":2,"days":["2026-03-31","2026-04-01"],\#
    "firstDay":"2026-01-02","lastDay":"2026-04-02","input":{"lines":7,"digest":"0123456789abcdef","final":true},"entries":[{"kind":"a","flagVersion":"1",\#
    "appVersion":"1.0","restart":3,"toleratedRate":0.02,"stages":["shadow","live"],"matched":13,\#
    "mismatched":2,"candidateError":1,"ignored":4,"skipped":5,"sampledOut":6,\#
    "firstDifference":"/0","latency":{"legacy":{},"state":{}},"trip":null,"aspect":"effects",\#
    "late":4,"repeated":9,"days":["2026-04-01"],"feeds":["b","日本"],"cohort":"iOS 18",\#
    "places":[{"path":"/*","aspect":"effects","count":2},{"path":"/p","aspect":"value","count":1}],\#
    "distinct":{"comparisons":15,"k":2048,"key":"spring",\#
    "hashes":"AAAAAAAAAAEAAAAAAAAAAv//////////","differing":"AAAAAAAAAAI=",\#
    "firstDays":"UEBQQFBB","lastDays":"UEBQQVBB"}},{"kind":"b","flagVersion":"1","appVersion":"1.0",\#
    "restart":0,"toleratedRate":0.01,"stages":[],"matched":0,"mismatched":0,"candidateError":0,\#
    "ignored":0,"skipped":0,"sampledOut":0,"firstDifference":null,\#
    "latency":{"legacy":{},"state":{}},"trip":null,"days":["2026-03-31"]}]}

    """#

  @Test func `reads and writes every optional member`() throws {
    let reading = LedgerReading(Array(Self.fullLine.utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.text == Self.fullLine)
    #expect(reading.entryCount == 2)
    let run = try #require(reading.ledger.runs["r"])
    #expect(run.installation == "i")
    #expect(run.dayRange?.first.text == "2026-01-02")
    #expect(run.dayRange?.last.text == "2026-04-02")
    #expect(
      run.input == ReadLinesFingerprint(lines: 7, digest: 0x0123_4567_89ab_cdef, isFinal: true)
    )
    let evidence = try #require(reading.ledger.evidence().first)
    #expect(evidence.counts.late == 4)
    #expect(evidence.counts.hashed == 15)
    #expect(evidence.counts.repeated == 9)
    #expect(evidence.firstDifference?.text == "effect /0")
    #expect(evidence.fedKinds == ["b", "日本"])
    #expect(evidence.places.mostFrequent.map(\.place.text) == ["effect /*", "/p"])
    #expect(evidence.responses.hashKeyName == "spring")
    #expect(evidence.responses.distinctCount == 3)
    #expect(evidence.responses.sampledDifferingCount == 1)
    let entry = try #require(run.entries.values.first { $0.key.kind == "a" })
    #expect(entry.cohort == "iOS 18")
    #expect(entry.days.days.map(\.text) == ["2026-04-01"])
    #expect(
      entry.responseSample?.comparisonHistories.map(\.firstDay.text) == [
        "2026-04-01", "2026-04-01", "2026-04-02",
      ]
    )
  }

  @Test func `unknown members are ignored`() {
    let text = Self.fullLine.replacing(#""contents":2"#, with: #""later":[{}],"contents":2"#)
      .replacing(#""k":2048"#, with: #""later":0,"k":2048"#)
      .replacing(#""cohort""#, with: #""later":null,"cohort""#)
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.text == Self.fullLine)
  }

  @Test(arguments: [
    Case(
      good: #""restart":3"#,
      bad: #""restart":1000000000"#,
      path: "/entries/0/restart",
      left: #""restart":0"#
    ),
    Case(
      good: #""toleratedRate":0.02"#,
      bad: #""toleratedRate":2"#,
      path: "/entries/0/toleratedRate",
      left: #""toleratedRate":0.01"#
    ),
    Case(
      good: #""installation":"i","#,
      bad: #""installation":7,"#,
      path: "/installation",
      left: ""
    ),
    Case(good: #""digest":"0"#, bad: #""digest":"+"#, path: "/input/digest"),
    Case(
      good: #""digest":"0123456789abcdef""#,
      bad: #""digest":"-000000000000000""#,
      path: "/input/digest"
    ),
    Case(good: #""lines":7"#, bad: #""lines":-7"#, path: "/input/lines"),
    Case(good: #"["2026-03-31","#, bad: #"["2026-02-29","#, path: "/days/0"),
    Case(good: #""firstDay":"2026-01-02""#, bad: #""firstDay":"then""#, path: "/firstDay"),
    Case(good: #""days":["2026-04-01"]"#, bad: #""days":["today"]"#, path: "/entries/0/days/0"),
    Case(good: #""effects","late""#, bad: #""effect","late""#, path: "/entries/0/aspect"),
    Case(
      good: #""sampledOut":6"#,
      bad: #""sampledOut":-6"#,
      path: "/entries/0/sampledOut",
      left: #""sampledOut":0"#
    ),
    Case(good: #""late":4,"#, bad: #""late":-4,"#, path: "/entries/0/late", left: ""),
    Case(good: #""repeated":9,"#, bad: #""repeated":"9","#, path: "/entries/0/repeated", left: ""),
    Case(good: #""feeds":["b","#, bad: #""feeds":[7,"#, path: "/entries/0/feeds/0"),
    Case(
      good: #""cohort":"iOS 18","#,
      bad: #""cohort":[],"#,
      path: "/entries/0/cohort",
      left: ""
    ),
    Case(good: #""count":2"#, bad: #""count":"2""#, path: "/entries/0/places/0/count"),
    Case(good: #""k":2048"#, bad: #""k":16"#, path: "/entries/0/distinct/k"),
    Case(good: #""hashes":"AAAA"#, bad: #""hashes":"AAA"#, path: "/entries/0/distinct/hashes"),
    Case(
      good: #""hashes":"AAAAAAAAAAEAAAAAAAAAAv"#,
      bad: #""hashes":"AAAAAAAAAAIAAAAAAAAAAf"#,
      path: "/entries/0/distinct/hashes"
    ),
    Case(
      good: #""firstDays":"UEBQQFBB""#,
      bad: #""firstDays":"UEBQQA==""#,
      path: "/entries/0/distinct/firstDays"
    ),
  ])
  func `a member without effect on the counts is dropped alone`(one: Case) {
    let text = Self.fullLine.replacing(one.good, with: one.bad)
    #expect(text != Self.fullLine)
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics.map(\.path.description) == [one.path])
    #expect(reading.diagnostics.map(\.severity) == [.error])
    #expect(reading.entryCount == 2)
    #expect(reading.ledger.evidence().map(\.counts.comparisons) == [16, 0])
    if let left = one.left {
      #expect(reading.ledger.text == Self.fullLine.replacing(one.good, with: left))
    }
  }

  @Test(arguments: [#""restart":3,"#, #""toleratedRate":0.02,"#])
  func `a missing optional member is not reported`(member: String) throws {
    let text = Self.fullLine.replacing(member, with: "")
    #expect(text != Self.fullLine)
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics == [])
    let entries = try #require(reading.ledger.runs["r"]).entries.values
    let entry = try #require(entries.first { $0.key.kind == "a" })
    #expect(entry.restartCount == (member.contains("restart") ? 0 : 3))
    #expect(entry.toleratedRate == (member.contains("toleratedRate") ? 0.01 : 0.02))
  }

  @Test func `an invalid restart count is reported in the singular`() {
    let text = Self.fullLine.replacing(#""restart":3"#, with: #""restart":-1"#)
    let messages = LedgerReading(Array(text.utf8)).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasSuffix("; the restart count is left out.") })
  }

  @Test func `members are bounded`() {
    let many = (0..<300).map { "\"k\($0)\"" }.joined(separator: ",")
    let long = String(repeating: "x", count: 1_025)
    let places = Array(repeating: #"{"path":"/p","count":1}"#, count: 18).joined(separator: ",")
    for (good, bad) in [
      (#""feeds":["b","日本"]"#, #""feeds":[\#(many)]"#),
      (#""cohort":"iOS 18""#, #""cohort":"\#(long)""#),
      (#""path":"/*""#, #""path":"\#(long)""#),
      (#""path":"/*","aspect":"effects","count":2},"#, #""path":"/*","count":2},\#(places),"#),
      (#""key":"spring""#, #""key":"\#(long)""#),
      (#""installation":"i""#, #""installation":"\#(long)""#),
    ] {
      let reading = LedgerReading(Array(Self.fullLine.replacing(good, with: bad).utf8))
      #expect(reading.diagnostics.count == 1, "\(bad.prefix(30))")
      #expect(reading.entryCount == 2)
    }
  }

  @Test func `without its sample, an entry counts no distinct responses`() {
    for (good, bad) in [
      (#""key":"spring""#, #""key":7"#),
      (
        #""hashes":"AAAAAAAAAAEAAAAAAAAAAv//////////","differing":"AAAAAAAAAAI=","firstDays":"UEBQQFBB","lastDays":"UEBQQVBB""#,
        #""hashes":"","differing":"""#
      ),
    ] {
      let evidence = LedgerReading(Array(Self.fullLine.replacing(good, with: bad).utf8)).ledger
        .evidence()
      #expect(evidence.map(\.counts.hashed) == [0, 0])
      #expect(evidence.map(\.responses.hashedComparisonCount) == [0, 0])
    }
  }

  @Test func `a response of unknown day never counts as old`() throws {
    let text = Self.fullLine.replacing(#","firstDays":"UEBQQFBB","lastDays":"UEBQQVBB""#, with: "")
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics == [])
    let evidence = try #require(reading.ledger.evidence().first)
    #expect(evidence.responses.distinctCount == 3)
    #expect(evidence.responses.comparisonDayCountSinceNewResponse == 0)
  }
}
