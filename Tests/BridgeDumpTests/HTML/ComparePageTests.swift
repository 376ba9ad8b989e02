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
    #expect(output.contains("id=\"content-p\" data-outcome=\"mismatched\"><details open>"))
    #expect(output.contains("id=\"content-b\" data-outcome=\"matched\"><details><summary>"))
    let halves = output.matches(of: /<figure class="half (legacy|state)">(.*?)<\/figure>/)
    #expect(halves.map(\.1) == ["legacy", "state"])
    #expect(halves[0].2.contains("<mark><bdi>9999円+</bdi></mark>"))
    #expect(!halves[0].2.contains("税込"))
    #expect(halves[1].2.contains("<mark><bdi>9999円</bdi></mark>"))
    #expect(halves[1].2.contains("<mark><bdi>税込</bdi></mark>"))
    #expect(output.contains("<code>/prices/1</code>"))
    #expect(output.contains("✗ 1 of 2 comparisons differ"))
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
    #expect(output.contains("<h1><bdi>2 screens</bdi></h1>"))
    #expect(output.contains("id=\"content-1-p\""))
    #expect(output.contains("id=\"content-2-p\""))
    #expect(output.contains("price · DIR/a.json · 2 differences"))
  }
}
