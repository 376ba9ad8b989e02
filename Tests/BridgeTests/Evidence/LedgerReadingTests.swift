import Foundation
import ScreenDocument
import TestSupport
import Testing

@testable import Bridge

@Suite struct LedgerReadingTests {
  private static let line = """
    {"schema":1,"run":"r","contents":2,"entries":[{"kind":"a","flagVersion":"1","appVersion":"1.0",\
    "restart":0,"toleratedRate":0.01,"stages":["shadow"],"matched":13,"mismatched":2,\
    "candidateError":1,"ignored":4,"skipped":5,"sampledOut":6,"firstDifference":"/p",\
    "latency":{"legacy":{"40":3},"state":{}},"trip":{"differences":3,"comparisons":16,"logValue":4.6,"alpha":0.005,\
    "firstDifference":"/p"}}]}

    """

  @Test func `reads and writes the documented line`() {
    let reading = LedgerReading(Array(Self.line.utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.text == Self.line)
    let evidence = reading.ledger.evidence()
    #expect(evidence.map(\.counts.differences) == [3])
    #expect(evidence.map(\.counts.comparisons) == [16])
    #expect(evidence.map(\.trip?.comparisons) == [16])
    #expect(evidence.map(\.contents) == [2])
    #expect(evidence.first?.latency.legacy.count == 3)
    #expect(evidence.map(\.counts.sampledOut) == [6])
  }

  @Test func `a line from before there were samples has none sampled out`() {
    let reading = LedgerReading(Array(Self.line.replacing("\"sampledOut\":6,", with: "").utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.ledger.evidence().map(\.counts.sampledOut) == [0])
  }

  @Test func `a file cut off at any byte loses at most its last line`() {
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
    ("\"toleratedRate\":0.01", "\"toleratedRate\":1.5", "/entries/0/toleratedRate", "1.5"),
    ("\"40\":3", "\"160\":77", "/entries/0/latency/legacy/160", "77"),
    ("\"alpha\":0.005", "\"alpha\":-3", "/entries/0/trip/alpha", "-3"),
    ("\"logValue\":4.6", "\"logValue\":1e300", "/entries/0/trip/logValue", "1e300"),
    ("\"kind\":\"a\"", "\"kind\":777", "/entries/0/kind", "777"),
    ("\"schema\":1", "\"schema\":2", "", "{\"schema\""),
    ("\"schema\":1", "\"schema\":\"1\"", "/schema", "\"1\""),
    ("\"run\":\"r\"", "\"run\":null", "/run", "null"),
    ("\"contents\":2", "\"contents\":-7", "/contents", "-7"),
    ("\"entries\":[", "\"entries\":77,\"other\":[", "/entries", "77"),
  ])
  func `what is wrong is told with line, column and path, and costs its unit`(
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

  @Test func `a wrong entry costs itself alone`() {
    let entry = "{\"kind\":\"b\"},"
    let text = Self.line.replacing("\"entries\":[", with: "\"entries\":[\(entry)")
    let reading = LedgerReading(Array(text.utf8))
    #expect(
      reading.diagnostics.map(\.message) == [
        "This needs \"flagVersion\", a text of at most 256 bytes; the entry is left out."
      ]
    )
    #expect(reading.ledger.evidence().map(\.key.kind) == ["a"])
  }

  @Test func `made-up bytes are read or told, never more`() {
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

  @Test func `of very many faults the first hundred are told`() {
    let text = String(repeating: "{}\n", count: 5_000) + Self.line
    let reading = LedgerReading(Array(text.utf8))
    #expect(reading.diagnostics.count == 100)
    #expect(reading.ledger.runCount == 1)
  }
}
