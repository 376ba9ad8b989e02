import Foundation
import ScreenDocument
import Testing

@testable import Parity

@Suite struct LedgerProgressTests {
  private static func line(
    _ run: String,
    days: String = "",
    matched: Int,
    from first: Int = 0,
    kind: String = "a"
  ) -> String {
    var hashes = Data()
    for hash in UInt64(first)..<UInt64(first + matched) {
      withUnsafeBytes(of: hash.bigEndian) { hashes.append(contentsOf: $0) }
    }
    return """
      {"schema":1,"run":"\(run)","contents":1,\(days)"entries":[{"kind":"\(kind)",\
      "flagVersion":"1","appVersion":"1.0","restart":0,"toleratedRate":0.01,"stages":["shadow"],"matched":\(matched),\
      "mismatched":0,"candidateError":0,"ignored":0,"skipped":0,\
      "latency":{"legacy":{},"state":{}},"distinct":{"comparisons":\(matched),"k":2048,\
      "key":"t","hashes":"\(hashes.base64EncodedString())","differing":""}}]}

      """
  }

  private static func days(_ first: String, _ last: String) -> String {
    #""firstDay":"\#(first)","lastDay":"\#(last)","#
  }

  private func ledger(_ lines: String...) -> Ledger {
    let reading = LedgerReading(Array(lines.joined().utf8))
    #expect(reading.diagnostics == [])
    return reading.ledger
  }

  @Test func `progress counts the runs that had ended by each day`() {
    let ledger = ledger(
      Self.line("1", days: Self.days("2026-04-01", "2026-04-02"), matched: 200),
      Self.line("2", days: Self.days("2026-04-01", "2026-04-09"), matched: 255, from: 1_000),
      Self.line("3", days: Self.days("2026-04-03", "2026-04-03"), matched: 5, kind: "b"),
      Self.line("old", matched: 50, from: 9_000)
    )
    let progress = ledger.progressByDay()
    #expect(progress.map(\.day.text) == ["2026-04-02", "2026-04-03", "2026-04-09"])
    #expect(progress.map(\.comparisons) == [200, 205, 460])
    #expect(progress.map(\.advanceProvedKindCount) == [0, 0, 1])
    #expect(self.ledger(Self.line("old", matched: 50)).progressByDay() == [])
  }

  @Test func `progress of many days has few points, the last day among them`() {
    let lines = (0..<64).map { day in
      let text = UTCDay(number: UInt16(20_000 + day)).text
      return Self.line("\(day)", days: Self.days(text, text), matched: 1, from: day)
    }
    let progress = LedgerReading(Array(lines.joined().utf8)).ledger.progressByDay()
    #expect(progress.count == Ledger.maximumProgressDays)
    #expect(progress.last?.day == UTCDay(number: 20_063))
    #expect(progress.last?.comparisons == 64)
    #expect(progress.map(\.comparisons) == progress.map(\.comparisons).sorted())
  }

  @Test func `the comparisons of all kinds count as 2⁵³ at most`() {
    let lines = ["a", "b"].map { kind in
      Self.line(kind, days: Self.days("2026-04-01", "2026-04-01"), matched: 1, kind: kind)
        .replacing("\"matched\":1,", with: "\"matched\":9007199254740992,")
    }
    #expect(ledger(lines.joined()).progressByDay().map(\.comparisons) == [9_007_199_254_740_992])
  }

  @Test func `the first and last day of two states of a run are joined in either order`() {
    let early = ledger(Self.line("r", days: Self.days("2026-04-01", "2026-04-02"), matched: 1))
    let late = ledger(Self.line("r", days: Self.days("2026-04-02", "2026-05-05"), matched: 2))
    var merged = [early, late]
    merged[0].merge(late)
    merged[1].merge(early)
    for ledger in merged {
      #expect(ledger.runs["r"]?.dayRange?.first.text == "2026-04-01")
      #expect(ledger.runs["r"]?.dayRange?.last.text == "2026-05-05")
      #expect(LedgerReading(Array(ledger.text.utf8)).ledger.text == ledger.text)
    }
  }

  @Test func `a line of an old version has the period of its days, or none`() {
    let old = ledger(Self.line("r", days: #""days":["2026-04-01","2026-04-03"],"#, matched: 1))
    #expect(old.runs["r"]?.dayRange?.first.text == "2026-04-01")
    #expect(old.runs["r"]?.dayRange?.last.text == "2026-04-03")
    #expect(ledger(Self.line("r", matched: 1)).runs["r"]?.dayRange == nil)
  }

  @MainActor
  @Test func `a run of more days than are listed keeps its first day`() {
    let run = RunProperties(
      "r",
      appVersion: "1",
      installation: "i",
      settings: EvidenceSettings(),
      source: .replay
    )
    let counts = RunCounts(run, after: Ledger())
    let (tally, _) = counts.tally(of: "a", on: KindConfiguration(flagVersion: "", stage: .shadow))
    let result = ComparisonResult(id: "a", kind: "a", outcome: .matched)
    for day in 0..<100 {
      _ = tally.add(.matched, of: result, on: UTCDay(number: UInt16(20_000 + day)))
    }
    let period = counts.ledgerWithEarlierRuns.runs["r"]?.dayRange
    #expect(period?.first == UTCDay(number: 20_000))
    #expect(period?.last == UTCDay(number: 20_099))
  }
}
