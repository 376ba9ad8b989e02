import ScreenDump
import TestSupport
import Testing

/// What all pages have: counts that select, a search, keys, and targets that a finger can hit.
@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct EveryPageInBrowserTests {
  private static let changed = ShopDump.sample.replacing("[100, 9999]", with: "[100]")
    .replacing("\"新\"", with: "\"古い\"").replacing("\"id\": \"l\"", with: "\"id\": \"l-2\"")

  private nonisolated static let commands = [
    ["show", "DIR/a.json"], ["compare", "DIR/a.json"], ["diff", "DIR/a.json", "DIR/b.json"],
    ["ledger", "DIR/ledger"], ["wiring", "DIR/a.json"], ["coverage", "DIR/journal"],
    ["status", "DIR/a.json", "--ledger", "DIR/ledger"],
  ]

  private func page(_ command: [String]) async throws -> String {
    let shop = ShopDump()
    try shop.files.write(ShopDump.sample, to: "a.json")
    try shop.files.write(Self.changed, to: "b.json")
    try shop.files.write(
      StatusCommandTests.line("price", matched: 13, mismatched: 3, run: "1")
        + StatusCommandTests.line("banner", matched: 300, run: "2"),
      to: "ledger"
    )
    try shop.files.write(
      """
      {"kind":"price","value":{"yen":[100],"unit":"円"}}
      {"kind":"price","value":{"yen":[250, 9],"unit":"円"}}

      """,
      to: "journal"
    )
    return await shop(command + ["--format", "html"]).output
  }

  private nonisolated static let shown = """
    [...document.querySelectorAll("[data-tags]")].filter((one) => !one.hidden).length
    """

  @Test(arguments: commands)
  func `opens with its answer, and the path of its file below it`(command: [String]) async throws {
    let html = try await page(command)
    let path = command[1]
    try await BrowserPage.run { page in
      try page.load(html, width: 390)
      let lines = try page.evaluate(
        "[...document.querySelectorAll('h1, .subject')].map((one) => one.localName + one.textContent)"
      )
      #expect(lines.contains(/^\["h1[^"]+","p[^"]*/), "\(lines)")
      #expect(lines.contains(path), "\(lines)")
    }
  }

  @Test(arguments: commands)
  func `a pressed count selects entries, and the URL alone selects them again`(
    command: [String]
  ) async throws {
    let html = try await page(command)
    try await BrowserPage.run { page in
      try page.load(html, width: 390)
      let all = try #require(Int(try page.evaluate(Self.shown)))
      let texts = "[...document.querySelectorAll('.top button')].map((one) => one.textContent)"
      let count = try #require(Int(try page.evaluate("\(texts).length")))
      try #require(count >= 2)
      _ = try page.evaluate("document.querySelectorAll('.top button')[1].focus()")
      try page.press("Enter")
      let selected = try #require(Int(try page.evaluate(Self.shown)))
      #expect(0 < selected && selected < all)
      // The number that the reader presses is the number of entries that stay.
      let text = try page.evaluate("document.querySelectorAll('.top button')[1].textContent")
      #expect(text.firstMatch(of: /[0-9]+/).map { String($0.0) } == "\(selected)", "\(text)")
      let query = try page.evaluate("location.search.slice(1)")
      try page.load(html, query: String(query.dropFirst().dropLast()), width: 1_440, isDark: true)
      #expect(Int(try page.evaluate(Self.shown)) == selected, "\(query)")
      #expect(try page.audit() == "[]")
      #expect(page.complaints.isEmpty)
    }
  }

  @Test(arguments: commands)
  func `keys reach the search and the entries`(command: [String]) async throws {
    let html = try await page(command)
    try await BrowserPage.run { page in
      try page.load(html, width: 1_440)
      try page.press("/")
      #expect(try page.evaluate("document.activeElement.type") == "\"search\"")
      try page.press("Tab")
      _ = try page.evaluate("document.activeElement.blur()")
      var seen: Set<String> = []
      for key in ["n", "n", "p"] {
        try page.press(key)
        #expect(try page.evaluate("'tags' in document.activeElement.dataset") == "true")
        seen.insert(
          try page.evaluate(
            "[...document.querySelectorAll('[data-tags]')].indexOf(document.activeElement)"
          )
        )
      }
      let stops = try page.evaluate(
        "document.querySelectorAll('[data-differs]').length || document.querySelectorAll('[data-tags]').length"
      )
      #expect(seen.count == min(2, Int(stops) ?? 0))
      #expect(page.complaints.isEmpty)
    }
  }

  @Test(arguments: commands)
  func `every target is at least 24 pixels wide and high`(command: [String]) async throws {
    let html = try await page(command)
    try await BrowserPage.run { page in
      for width in [390, 1_440] {
        try page.load(html, width: width)
        _ = try page.evaluate(
          "document.querySelectorAll('details').forEach((one) => { one.open = true })"
        )
        let small = """
          [...document.querySelectorAll("a:not(.skip),button,summary,input")]
            .filter((one) => one.checkVisibility())
            .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([text, box]) => text + " " + box.width + "x" + box.height)
          """
        #expect(try page.evaluate(small) == "[]", "\(width)")
      }
    }
  }
}
