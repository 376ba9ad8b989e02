import Foundation
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct StatusPageInBrowserTests {
  private func page() async throws -> String {
    let shop = ShopDump()
    try shop.files.write(
      StatusCommandTests.line("banner", matched: 300, run: "1", day: "2026-03-01")
        + StatusCommandTests.line("price", matched: 13, mismatched: 3, run: "2"),
      to: "fleet"
    )
    try shop.files.write(
      StatusCommandTests.flags(["banner": "shadow", "price": "live"]),
      to: "flags"
    )
    return await shop(
      "status",
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--format",
      "html"
    ).output
  }

  @Test func `the page passes the audit on a phone and a desk, light and dark`() async throws {
    let html = try await page()
    let folder = ProcessInfo.processInfo.environment["STATUS_PICTURES"]
    let pictures = try await BrowserPage.run { page in
      var pictures: [String: [UInt8]] = [:]
      for width in [390, 1_440] {
        for isDark in [false, true] {
          try page.load(html, width: width, isDark: isDark)
          pictures["\(width)-\(isDark ? "dark" : "light")"] = try page.screenshot()
          _ = try page.evaluate(
            "document.querySelectorAll('details').forEach((one) => { one.open = true })"
          )
          #expect(try page.audit() == "[]", "\(width) points, dark: \(isDark)")
          #expect(page.complaints.isEmpty)
          #expect(page.requests.isEmpty)
        }
      }
      return pictures
    }
    #expect(pictures.count == 4)
    for (name, bytes) in pictures {
      #expect(bytes.count > 10_000)
      guard let folder else { continue }
      try Data(bytes).write(to: URL(filePath: "\(folder)/status-\(name).png"))
    }
  }

  @Test func `the answer stands first, and rows lead to proof and comparison`() async throws {
    let html = try await page()
    try await BrowserPage.run { page in
      try page.load(html, width: 1_440)
      let title = try page.evaluate("document.querySelector('h1').textContent")
      #expect(title == "\"1 of 5 kinds is done; 1 must go back\"")
      #expect(
        try page.evaluate("[...document.querySelectorAll('.stages li')].map((e) => e.textContent)")
          == #"["1 complete","1 live","1 shadow","2 off"]"#
      )
      // A bar's parts are as long as there are kinds.
      let isLonger = """
        (() => { const parts = document.querySelectorAll(".stages li");
          return parts[3].offsetWidth > 1.5 * parts[0].offsetWidth })()
        """
      #expect(try page.evaluate(isLonger) == "true")
      #expect(try page.evaluate("document.querySelectorAll('#next li').length") == "3")
      #expect(
        try page.evaluate("document.querySelector('#next li').className") == "\"bad\""
      )
      #expect(
        try page.evaluate("document.querySelector('#kind-price a[href=\"#proof-price\"]') !== null")
          == "true"
      )
      #expect(
        try page.evaluate("document.querySelector('#kind-price th a').getAttribute('href')")
          == "\"#content-p\""
      )
      // A content of the screen leads to its kind's row; one that no side knows to all rows.
      #expect(
        try page.evaluate(
          "[...document.querySelectorAll('#screens .tag')].map((e) => e.getAttribute('href'))"
        ) == ##"["#kind-banner","#kind-price","#kind-rank","#kind-note","#kind-plain","#kinds"]"##
      )
      #expect(
        try page.evaluate("document.querySelector('.here').textContent") == "\"you are here\""
      )
      #expect(try page.evaluate("document.querySelectorAll('.line polyline').length") == "1")
      #expect(
        try page.evaluate("document.querySelector('.inputs .warned').textContent").contains(
          "No journal"
        )
      )
      // No colour of success for anything without evidence.
      #expect(try page.evaluate("document.querySelectorAll('.kinds .good').length") == "0")
    }
  }

  @Test func `hostile text is displayed as text only`() async throws {
    let shop = ShopDump()
    let texts = HostileTexts.all.map { JSONTree.string($0).text() }
    let contents = texts.enumerated().map { index, text in
      "{ \"type\": \(text), \"id\": \"\(index)\", \"value\": { \"title\": \(text) } }"
    }
    try shop.files.write(
      "{ \"title\": \(texts[0]), \"contents\": [ \(contents.joined(separator: ",\n")) ] }",
      to: "screen.json"
    )
    let ledger = texts.enumerated().map { index, text in
      StatusCommandTests.line("price", matched: 1, mismatched: 9, run: "\(index)", place: text)
        .replacing("\"4.2\"", with: text)
    }
    try shop.files.write(ledger.joined(), to: "ledger")
    let inputs = ["DIR/screen.json", "--ledger", "DIR/ledger", "--stage", "price=live"]
    let html = await shop(["status"] + inputs + ["--format", "html"]).output
    #expect(html.contains("1 must go back"))
    try await BrowserPage.run { page in
      try page.load(html, width: 390)
      #expect(page.complaints.isEmpty)
      #expect(page.requests.isEmpty)
      #expect(try page.evaluate("typeof window.hit") == "\"undefined\"")
      #expect(try page.evaluate("document.querySelectorAll('script').length") == "1")
      let foreign = "iframe,img,object,embed,video,audio,form,base,link,[style],[src]"
      #expect(try page.evaluate("document.querySelectorAll('\(foreign)').length") == "0")
      #expect(try page.audit() == "[]")
    }
  }
}
