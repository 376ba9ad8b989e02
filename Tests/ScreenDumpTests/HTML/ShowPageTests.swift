import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct ShowPageTests {
  private let shop = ShopDump()

  @Test func `the page allows only its own style and script`() async throws {
    let page = await shop("show", "--format", "html")
    #expect(page.errors.isEmpty)
    #expect(page.status == .success)
    let policy = try #require(
      page.output.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)
    )
    #expect(
      policy.1.firstMatch(
        of:
          /^default-src &#39;none&#39;; style-src &#39;sha256-[A-Za-z0-9+\/]{43}=&#39;; script-src &#39;sha256-[A-Za-z0-9+\/]{43}=&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;$/
      ) != nil
    )
    #expect(page.output.components(separatedBy: "<script").count == 2)
    #expect(!page.output.contains(" style=\""))
    #expect(page.output.contains("<title>本日のお店 · shop · show</title>"))
  }

  @Test func `links every content to its row and back, with side, reason and phase`() async {
    let page = await shop("show", "--format", "html").output
    for index in 0..<4 {
      #expect(
        page.contains(
          "id=\"content-\(index)\" data-of=\"row-\(index)\" aria-labelledby=\"tag-\(index)\""
        )
      )
      #expect(page.contains("href=\"#row-\(index)\""))
      #expect(page.contains("id=\"row-\(index)\""))
      #expect(page.contains("<h3><a href=\"#content-\(index)\">"))
    }
    #expect(page.contains("<article class=\"content state ready\" id=\"content-0\""))
    #expect(page.contains("<article class=\"content none unrouted\" id=\"content-2\""))
    #expect(page.contains("<span class=\"chip none\">○ no side</span>"))
    #expect(page.contains("<span class=\"label\">Why</span> no route"))
    #expect(page.contains("! \\\n") == false)
    #expect(page.contains("<dt>Payload</dt><dd>object of"))
  }

  @Test func `contains the diagnostics of the JSON`() async {
    let page = await shop(
      "show",
      "-",
      "--format",
      "html",
      input: #"{ "contents": [ { "type": "price", "id": "p", "value": {} }, 7 ] }"#
    )
    #expect(page.errors.isEmpty)
    #expect(page.output.contains("<section id=\"diagnostics\""))
    #expect(page.output.contains("<article class=\"content state failed\""))
    #expect(page.output.contains("(no title)"))
  }

  @Test func `reports an empty screen`() async {
    let page = await shop("show", "-", "--format", "html", input: #"{ "contents": [] }"#)
    #expect(page.output.contains("<p class=\"nothing\">The screen is empty</p>"))
    #expect(page.output.contains("<li class=\"chip\">0 contents</li>"))
  }

  @Test func `shows the differences between two screens side by side`() async throws {
    try shop.files.write(
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "<old>" } } ] }"#,
      to: "old.json"
    )
    try shop.files.write(
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "<new>" } } ] }"#,
      to: "new.json"
    )
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html")
    #expect(page.status == .difference)
    #expect(page.output.contains("<li class=\"chip\">1 change</li>"))
    #expect(page.output.contains("<mark><bdi>&lt;old&gt;</bdi></mark>"))
    #expect(page.output.contains("<code>/text</code>"))
    #expect(page.output.contains("\"&lt;<mark>new</mark>&gt;\""))
  }

  @Test func `long texts are shown around their first difference`() async throws {
    let common = String(repeating: "あ", count: 1_400)
    let screen = { (text: String) in
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "\#(text)" } } ] }"#
    }
    try shop.files.write(screen("\(common)OLD\(common)"), to: "old.json")
    try shop.files.write(screen("\(common)NEWER\(common)"), to: "new.json")
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output
    let start = String(repeating: "あ", count: 100)
    for (mark, endCount, count) in [("OLD", 897, "2,803"), ("NEWER", 895, "2,805")] {
      let end = String(repeating: "あ", count: endCount)
      #expect(
        page.contains(
          "<bdi>\"…\(start)<mark>\(mark)</mark>\(end)… (\(count) characters)\"</bdi>"
        )
      )
    }
  }

  @Test func `long texts that differ near their ends are shown from before the difference`()
    async throws
  {
    let common = String(repeating: "あ", count: 1_000)
    let screen = { (text: String) in
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "\#(text)" } } ] }"#
    }
    try shop.files.write(screen(common), to: "old.json")
    try shop.files.write(screen("\(common)!"), to: "new.json")
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output
    let start = String(repeating: "あ", count: 100)
    #expect(page.contains("<bdi>\"…\(start)\"</bdi>"))
    #expect(page.contains("<bdi>\"…\(start)<mark>!</mark>\"</bdi>"))
  }

  @Test func `the page of diff numbers contents by their indices in the stack`() async throws {
    let screen = { (text: String) in
      """
      { "contents": [
        { "type": "note", "id": "h", "value": { "text": "y" }, "visibility": { "until": 1 } },
        { "type": "note", "id": "n", "value": { "text": "\(text)" } } ] }
      """
    }
    try shop.files.write(screen("a"), to: "old.json")
    try shop.files.write(screen("b"), to: "new.json")
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output
    #expect(page.contains("<span class=\"kind\">note · at 0</span>"))
    #expect(page.matches(of: /◆ 0 <span class="hidden-word">n,/).count == 2)
    let shown = await shop("show", "DIR/old.json", "--format", "html").output
    #expect(shown.contains("◆ 1 <span class=\"hidden-word\">n, "))
  }

  @Test func `reports two equal screens`() async {
    try? shop.files.write(#"{ "contents": [] }"#, to: "a.json")
    let page = await shop("diff", "DIR/a.json", "DIR/a.json", "--format", "html")
    #expect(page.status == .success)
    #expect(page.output.contains("<p class=\"nothing\">Both screens show the same.</p>"))
  }
}
