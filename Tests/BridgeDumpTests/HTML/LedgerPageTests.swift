import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct LedgerPageTests {
  private let shop = ShopDump()

  private static func entry(_ kind: String, matched: Int, mismatched: Int) -> String {
    var hashes = Data()
    for hash in 0..<UInt64(matched) {
      withUnsafeBytes(of: hash.bigEndian) { hashes.append(contentsOf: $0) }
    }
    return """
      {"kind":"\(kind)","flagVersion":"7","appVersion":"4.2","restart":0,"toleratedRate":0.01,\
      "stages":["shadow"],"matched":\(matched),"mismatched":\(mismatched),"candidateError":0,\
      "ignored":0,"skipped":0,"firstDifference":\(mismatched == 0 ? "null" : "\"/<b>\""),\
      "latency":{"legacy":{},"state":{}},"trip":null,"distinct":{"comparisons":\(matched),"k":2048,\
      "key":"k","hashes":"\(hashes.base64EncodedString())","differing":""}}
      """
  }

  static var ledger: String {
    let entries = [
      entry("good", matched: 500, mismatched: 0),
      entry("young", matched: 10, mismatched: 0),
      entry("<img src=x>", matched: 1, mismatched: 30),
    ]
    let list = entries.joined(separator: ",")
    return #"{"schema":1,"run":"a","contents":3,"entries":[\#(list)]}"#
  }

  @Test func `sorts contents by the advised action, differences first`() async {
    let page = await shop("ledger", "-", "--format", "html", input: Self.ledger)
    #expect(page.status == .difference)
    #expect(page.errors.isEmpty)
    let kinds = page.output.matches(of: /<h3><bdi>(.*?)<\/bdi>/).map { String($0.1) }
    #expect(kinds == ["&lt;img src=x&gt;", "good", "young"])
    let sections = page.output.matches(of: /<section id="([^"]+)"/).map { String($0.1) }
    #expect(sections == ["roll-back", "advance-live", "wait"])
    #expect(page.output.contains("<code>/&lt;b&gt;</code>"))
    #expect(page.output.contains("<progress max=\"455\" value=\"10\""))
    #expect(page.output.components(separatedBy: "<progress").count == 2)
  }

  @Test func `the heading counts what the first line of the text counts`() async throws {
    let text = await shop("ledger", "-", input: Self.ledger).output
    let counts = try #require(text.split(separator: "\n").first).dropFirst(2)
      .replacing(" · 1 run", with: "")
    #expect(counts.hasPrefix("3 contents · 1 to roll back"))
    let page = await shop("ledger", "-", "--format", "html", input: Self.ledger).output
    #expect(page.contains("<h1><bdi>\(counts)</bdi></h1>"))
    #expect(page.contains("✗ roll back: fix</span>"))
  }

  @Test func `a version without a name has no label`() async {
    let unnamed = Self.ledger.replacing("\"flagVersion\":\"7\"", with: "\"flagVersion\":\"\"")
    let page = await shop("ledger", "-", "--format", "html", input: unnamed).output
    #expect(page.contains("<p class=\"versions\">app 4.2 · stage shadow</p>"))
    #expect(!page.contains("versions\">flag"))
  }

  @Test func `the button of kinds in no ledger has the number of the cards that it leaves`()
    async throws
  {
    let knowing = ShopDump(ledgerKnowsSides: true)
    let line = StatusCommandTests.line("price", matched: 10)
    let page = await knowing("ledger", "-", "--format", "html", input: line).output
    let button = try #require(page.firstMatch(of: /data-only="uncounted"[^>]*>([^<]*)</))
    #expect(button.1 == "3 lists of kinds not counted")
    #expect(page.matches(of: /data-tags="uncounted"/).count == 3)
  }

  @Test func `a kind has one row of its newest version, with the proof and older ones folded`()
    async throws
  {
    let lines = ["4.9", "4.10", "4.2"].enumerated().map { index, app in
      StatusCommandTests.line("price", matched: 100 + index, run: "\(index)")
        .replacing("\"4.2\"", with: "\"\(app)\"")
    }
    let page = await shop("ledger", "-", "--format", "html", input: lines.joined()).output
    #expect(page.components(separatedBy: "<article").count == 2)
    let versions = page.matches(of: /app\s+([0-9.]+) · stage/).map { String($0.1) }
    #expect(versions == ["4.10", "4.9", "4.2"])
    #expect(page.contains("<summary>2 older versions</summary>"))
    #expect(page.contains("<p>0 of 101 comparisons differ</p>"))
    #expect(page.contains("<details><summary>How is this proved?</summary>"))
    #expect(page.contains("wait: 354 more</span>"))
  }
}
