import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct LedgerReadingTests {
  private static let line = """
    {"schema":1,"run":"r","contents":2,"entries":[{"kind":"a","flagVersion":"1","appVersion":"1.0",\
    "restart":0,"toleratedRate":0.01,"stages":["shadow"],"matched":13,"mismatched":2,\
    "candidateError":1,"ignored":4,"skipped":5,"sampledOut":6,"firstDifference":"/p",\
    "latency":{"legacy":{"40":3},"state":{}},"trip":{"differences":3,"comparisons":16,\
    "logValue":\(logValue),"alpha":0.01,"firstDifference":"/p","aspect":"value"},"aspect":"value"}]}

    """
  private static let logValue = MixtureTest(rateAtMost: 0.01).logEValue(differences: 3, count: 16)

  @Test func `reads and writes the documented line`() {
    let reading = LedgerReading(Array(Self.line.utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.text == Self.line)
    let evidence = reading.ledger.evidence()
    #expect(evidence.map(\.counts.differences) == [3])
    #expect(evidence.map(\.counts.comparisons) == [16])
    #expect(evidence.map(\.trip?.comparisons) == [16])
    #expect(evidence.first?.latency.legacy.count == 3)
    #expect(evidence.map(\.counts.sampledOut) == [6])
  }

  @Test func `a line of an older version is read, without later members`() throws {
    let old = Self.line.replacing("\"sampledOut\":6,", with: "")
      .replacing(",\"aspect\":\"value\"", with: "")
    let reading = LedgerReading(Array(old.utf8))
    #expect(reading.diagnostics == [])
    let evidence = try #require(reading.ledger.evidence().first)
    #expect(evidence.counts.sampledOut == 0)
    #expect(evidence.counts.late == 0)
    #expect(evidence.firstDifference == DifferencePlace(path: "/p"))
    #expect(evidence.responses.hashKeyName == nil)
    #expect(evidence.responses.comparisonDayCount == 0)
    #expect(evidence.installations.installationCount == 1)
  }

  @Test(arguments: [
    (0, 0, 1.0), (17, 16, 0.01), (3, 17, 0.01), (0, 1_000, 0.01), (3, 16, 1e-30), (3, 16, 0.9),
  ])
  func `a trip that its counts do not prove is dropped, and its entry is kept`(
    differences: Int,
    comparisons: Int,
    alpha: Double
  ) {
    let trip = """
      "trip":{"differences":\(differences),"comparisons":\(comparisons),"logValue":99,\
      "alpha":\(alpha),"firstDifference":null}
      """
    let text = Self.line.replacing(/"trip":\{[^}]*\}/, with: trip)
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics.count == 1)
    #expect(reading.diagnostics.first?.path.description.hasPrefix("/entries/0/trip") == true)
    #expect(reading.ledger.evidence().map(\.trip) == [nil])
    #expect(reading.ledger.evidence().map(\.counts.comparisons) == [16])
  }

  @Test func `a trip counts only under the p0 and α of the reader`() {
    let bytes = Array(Self.line.utf8)
    #expect(LedgerReading(bytes).ledger.evidence().map(\.trippedRunCount) == [1])
    let sameAlpha = EvidenceSettings(toleratedRate: 0.01, rollBackAlpha: 0.01, watchedKindCount: 13)
    #expect(LedgerReading(bytes, for: sameAlpha).diagnostics == [])
    for settings in [EvidenceSettings(toleratedRate: 0.02), EvidenceSettings(rollBackAlpha: 0.001)]
    {
      let reading = LedgerReading(bytes, for: settings)
      #expect(reading.diagnostics.map(\.path.description) == ["/entries/0/trip"])
      #expect(LedgerReading(bytes).ledger.evidence(settings).map(\.trippedRunCount) == [0])
    }
  }

  @Test func `a file truncated at any byte loses at most its last line`() {
    let lines = ["r", "s", "t"].map { run in
      Self.line.replacing("\"run\":\"r\"", with: "\"run\":\"\(run)\"")
    }
    let bytes = Array(lines.joined().utf8)
    let length = Self.line.utf8.count
    for end in 0...bytes.count {
      let reading = LedgerReading(Array(bytes[..<end]))
      let isWhole = end % length == 0 || end % length == length - 1
      #expect(reading.ledger.runCount == (end + 1) / length)
      #expect(reading.diagnostics.map(\.code) == (isWhole ? [] : ["ledgerLineCutOff"]))
    }
  }

  @Test(arguments: [
    ("\"matched\":13", "\"matched\":-1", "/entries/0/matched", "-1"),
    ("\"matched\":13", "\"matched\":1e99", "/entries/0/matched", "1e99"),
    ("\"matched\":13", "\"matched\":9007199254740993", "/entries/0/matched", "9007199254740993"),
    ("\"matched\":13,", "", "/entries/0", "{\"kind\""),
    ("\"shadow\"", "\"shaddow\"", "/entries/0/stages/0", "\"shaddow\""),
    ("\"40\":3", "\"160\":77", "/entries/0/latency/legacy/160", "77"),
    ("\"kind\":\"a\"", "\"kind\":777", "/entries/0/kind", "777"),
    ("\"schema\":1", "\"schema\":2", "", "{\"schema\""),
    ("\"schema\":1", "\"schema\":\"1\"", "/schema", "\"1\""),
    ("\"run\":\"r\"", "\"run\":null", "/run", "null"),
    ("\"contents\":2", "\"contents\":-7", "/contents", "-7"),
    ("\"entries\":[", "\"entries\":77,\"other\":[", "/entries", "77"),
  ])
  func `a fault is reported with line, column and path, and costs the smallest unit`(
    good: String,
    bad: String,
    path: String,
    place: String
  ) throws {
    let other = Self.line.replacing("\"run\":\"r\"", with: "\"run\":\"other\"")
    let line = Self.line.replacing(good, with: bad)
    let reading = LedgerReading(Array((other + line + other).utf8))
    let start = try #require(line.range(of: place)).lowerBound
    #expect(reading.diagnostics.map(\.path.description) == [path])
    #expect(reading.diagnostics.map(\.line) == [2])
    let column = line.distance(from: line.startIndex, to: start) + 1
    #expect(reading.diagnostics.map(\.column) == [column])
    #expect(reading.ledger.evidence().map(\.counts.comparisons) == [16])
  }

  @Test(arguments: [
    #""contents":0"#, #""contents":2 2"#, #""contents":]"#, #""contents":trve"#, #""contents":01"#,
    #""contents":1.x"#, #""run":"\x""#, #""run":"\u00g""#, #""run":"\ud800""#,
  ])
  func `an invalid but complete last line is invalid, not truncated`(wrong: String) {
    let good = wrong.hasPrefix(#""run""#) ? #""run":"r""# : #""contents":2"#
    let line = Self.line.dropLast().replacing(good, with: wrong)
    for text in [String(line), Self.line + line] {
      let reading = LedgerReading(Array(text.utf8))
      #expect(reading.diagnostics.count == 1)
      #expect(reading.diagnostics.map(\.severity) == [.error])
      #expect(reading.diagnostics.map(\.code) != ["ledgerLineCutOff"])
    }
  }

  @Test(arguments: [
    ("", 0), (line, 1), (#"{"schema":1,"run":"r","contents":1,"entries":[]}"#, 0),
    (#"{"schema":1,"run":"r","contents":1,"entries":[{"kind":"a"}]}"#, 0),
    (#"{"schema":1,"cleared":{"kind":"a","runs":["r"]}}"#, 0), (line + line, 2),
  ])
  func `reports the number of usable entries`(text: String, count: Int) {
    #expect(LedgerReading(Array(text.utf8)).entryCount == count)
  }

  @Test func `an invalid entry affects only itself`() {
    let entry = "{\"kind\":\"b\"},"
    let text = Self.line.replacing("\"entries\":[", with: "\"entries\":[\(entry)")
    let reading = LedgerReading(Array(text.utf8))
    #expect(
      reading.diagnostics.map(\.message) == [
        "The value needs \"flagVersion\", a text of at most 256 bytes; the entry is left out."
      ]
    )
    #expect(reading.ledger.evidence().map(\.key.kind) == ["a"])
  }

  @Test func `random bytes are read or reported, without a trap`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let good = Array((Self.line + Self.line).utf8)
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.removeSubrange(index..<min(index + 20, bytes.count - 1))
        default: bytes.insert(UInt8(ascii: "9"), at: index)
        }
      }
      let reading = LedgerReading(bytes)
      let again = LedgerReading(Array(reading.ledger.text.utf8))
      #expect(again.ledger.text == reading.ledger.text, "seed \(seed)")
      #expect(again.diagnostics == [], "seed \(seed)")
      _ = reading.ledger.evidence().map(\.explanation)
    }
  }

  @Test func `of many faults the first hundred are reported`() {
    let text = String(repeating: "{}\n", count: 5_000) + Self.line
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics.count == 100)
    #expect(reading.ledger.runCount == 1)
  }
}
