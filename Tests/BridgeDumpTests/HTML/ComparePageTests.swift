import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct ComparePageTests {
  private let shop = ShopDump()

  @Test(arguments: ["shadow", "live"])
  func `shows both sides of a difference, mismatches first, on either shown side`(
    stage: String
  ) async throws {
    let page = await shop("compare", "--format", "html", "--stage", "*=\(stage)")
    #expect(page.errors.isEmpty)
    #expect(page.status == .difference)
    let output = page.output
    let ids = output.matches(of: /<article class="card" id="content-([^"]+)"/).map { String($0.1) }
    #expect(ids == ["p", "r", "n", "l", "o", "b"].filter(ids.contains))
    #expect(ids.first == "p" && ids.last == "b" && ids.count == 6)
    #expect(
      output.contains("id=\"content-p\" data-tags=\"mismatched\" data-differs><details open>")
    )
    #expect(output.contains("id=\"content-b\" data-tags=\"matched\"><details><summary>"))
    let halves = output.matches(of: /<figure class="half (legacy|state)">(.*?)<\/figure>/)
    #expect(halves.map(\.1) == ["legacy", "state"])
    #expect(halves[0].2.contains("<mark><bdi>9999円+</bdi></mark>"))
    #expect(!halves[0].2.contains("税込"))
    #expect(halves[1].2.contains("<mark><bdi>9999円</bdi></mark>"))
    #expect(halves[1].2.contains("<mark><bdi>税込</bdi></mark>"))
    #expect(output.contains("<code>/prices/1</code>"))
    #expect(output.contains("<h1><bdi>1 of 2 comparisons differs</bdi></h1>"))
  }

  @Test func `the page allows only its own style and script, by their hashes`() async throws {
    let output = await shop("compare", "--format", "html").output
    #expect(
      output.contains(
        /default-src &#39;none&#39;; style-src &#39;sha256-[^;]+&#39;; script-src &#39;sha256-[^;]+&#39;; base-uri &#39;none&#39;/
      )
    )
    #expect(output.components(separatedBy: "<script").count == 2)
  }

  @Test func `names several screens, and keeps their links distinct`() async throws {
    try shop.files.write(ShopDump.sample, to: "a.json")
    let output = await shop("compare", "DIR/a.json", "DIR/a.json", "--format", "html").output
    #expect(output.contains("<h1><bdi>2 of 4 comparisons differ</bdi></h1>"))
    #expect(output.contains("<p class=\"subject\"><bdi>DIR/a.json, DIR/a.json</bdi></p>"))
    #expect(output.contains("id=\"content-1-p\""))
    #expect(output.contains("id=\"content-2-p\""))
    #expect(output.contains("price · DIR/a.json · 2 differences"))
  }

  @Test func `equal differences share a heading, and only the first one is open`() async throws {
    let prices = (0..<10).map { index in
      let yen = index == 0 ? "[9999]" : "[1, \(9_999 + index)]"
      return "{ \"type\": \"price\", \"id\": \"p\(index)\", \"value\": { \"yen\": \(yen) } }"
    }
    try shop.files.write(
      "{ \"contents\": [ \(prices.joined(separator: ",")), { \"type\": \"price\", "
        + "\"id\": \"cheap\", \"value\": { \"yen\": [1] } } ] }",
      to: "many.json"
    )
    let output = await shop("compare", "DIR/many.json", "--format", "html").output
    #expect(output.contains("<h3 class=\"same\"><bdi>10 × /note, /prices/* of price</bdi></h3>"))
    #expect(output.contains("<summary>9 more</summary>"))
    // Of the ten, the first one alone is drawn.
    #expect(output.components(separatedBy: "<div class=\"halves\">").count == 3)
    #expect(output.components(separatedBy: "class=\"same\"").count == 2)
    // One open picture for the ten, and one for the content that differs in the note alone.
    #expect(output.components(separatedBy: "<details open>").count == 3)
    #expect(
      output.contains("id=\"content-p0\" data-tags=\"mismatched\" data-differs><details open>")
    )
    #expect(
      output.contains("id=\"content-cheap\" data-tags=\"mismatched\" data-differs><details open>")
    )
  }

  @Test func `contents that were not compared have a reason`() async throws {
    let output = await shop("compare", "--format", "html").output
    let rest = try #require(
      output.firstMatch(of: /<section id="rest".*?<\/section>/.dotMatchesNewlines())
    )
    for reason in [
      "1 kind is known to no side: other", "2 kinds have no route: plain, rank",
      "1 kind has no handler: note",
    ] {
      #expect(rest.0.contains("<p class=\"nothing\">\(reason)</p>"))
    }
    // Each content has its own reason too.
    for reason in ["rank · has no route", "note · has no handler", "other · is known to no side"] {
      #expect(rest.0.contains("<span class=\"kind\">\(reason)</span>"))
    }
  }

  @Test func `nothing is green where nothing was compared`() async throws {
    try shop.files.write(
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "a" } } ] }"#,
      to: "notes.json"
    )
    let page = await shop("compare", "DIR/notes.json", "--format", "html").output
    #expect(page.contains("<h1><bdi>Nothing was compared</bdi></h1>"))
    #expect(!page.contains("chip good"))
    #expect(page.contains("1 kind has no handler: note"))
  }

  @Test func `pages have words in place of names from the code, and say what stages mean`() async {
    for command in [["compare"], ["show"], ["wiring"], ["status"]] {
      let page = await shop(command + ["--format", "html"]).output
      let text = page.replacing(
        /<style>.*?<\/style>|<script>.*?<\/script>/.dotMatchesNewlines(),
        with: ""
      )
      .replacing(/<[^>]*>/, with: "")
      for word in ["oneSided", "candidateError", "rehost", "unrouted", "sampledOut", "mismatched"] {
        #expect(!text.contains(word), "\(word) in \(command)")
      }
      #expect(page.contains("<b>shadow</b>: the legacy side is shown"), "\(command)")
    }
  }
}
