import ScreenDocument
import Testing

@testable import Parity

/// No line of a ledger changes what the other lines prove.
@Suite struct ForgedLedgerTests {
  /// 1,000 comparisons of which 100 differ: rolled back, with any other line.
  private static let differing = line(run: "differing", matched: 900, mismatched: 100)
  /// 10 comparisons without a difference: they prove nothing.
  private static let young = line(run: "young", matched: 10)

  @Test(arguments: [
    #"{"differences":0,"comparisons":0,"logValue":0,"alpha":1,"firstDifference":null}"#,
    #"{"differences":5,"comparisons":10,"logValue":16,"alpha":0.01,"firstDifference":"/x"}"#,
    #"{"differences":5,"comparisons":10,"logValue":-1e18,"alpha":0.01,"firstDifference":null}"#,
    #"{"differences":9,"comparisons":3,"logValue":1e18,"alpha":0.01,"firstDifference":null}"#,
    #"{"differences":0,"comparisons":1000,"logValue":1e18,"alpha":0.01,"firstDifference":null}"#,
    #"{"differences":3,"comparisons":4,"logValue":1e18,"alpha":1e-30,"firstDifference":null}"#,
  ])
  func `a forged trip in a line changes no advice`(trip: String) {
    let forged = Self.line(run: "forged", matched: 10, trip: trip)
    #expect(Self.advice(Self.young + forged) == ["hold"])
    #expect(Self.advice(Self.differing + forged) == ["rollBack"])
  }

  @Test func `a forged tolerated rate of 1 changes no advice`() {
    let forged = Self.line(run: "forged", matched: 1, toleratedRate: "1")
    #expect(Self.advice(Self.differing + forged) == ["rollBack"])
  }

  @Test(arguments: ["1000000", "1000000000"])
  func `a forged number of restarts changes no advice`(restart: String) {
    // E = 105 proves it at α = 1 %, and at no smaller α.
    let barely = Self.line(run: "barely", matched: 13, mismatched: 2)
    let forged = Self.line(run: "forged", matched: 0, mismatched: 1, restart: restart)
    #expect(Self.advice(barely + forged) == ["rollBack"])
  }

  @Test func `a forged number of contents changes no advice`() {
    let barely = Self.line(run: "barely", matched: 13, mismatched: 3)
    let forged = Self.line(run: "forged", matched: 0, contents: "100000")
    #expect(Self.advice(barely + forged) == ["rollBack"])
  }

  private static func advice(_ text: String) -> [String] {
    LedgerReading(Array(text.utf8)).ledger.evidence().map(\.advice.rawValue)
  }

  private static func line(
    run: String,
    matched: Int,
    mismatched: Int = 0,
    restart: String = "0",
    toleratedRate: String = "0.01",
    contents: String = "1",
    trip: String = "null"
  ) -> String {
    """
    {"schema":1,"run":"\(run)","contents":\(contents),"entries":[{"kind":"a","flagVersion":"1",\
    "appVersion":"1.0","restart":\(restart),"toleratedRate":\(toleratedRate),"stages":["shadow"],\
    "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":0,"skipped":0,\
    "sampledOut":0,"firstDifference":null,"latency":{"legacy":{},"state":{}},"trip":\(trip)}]}

    """
  }
}
