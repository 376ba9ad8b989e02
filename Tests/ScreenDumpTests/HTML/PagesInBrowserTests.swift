import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct PagesInBrowserTests {
  private static let screen = """
    { "title": "本日のお店", "contents": [
      { "type": "banner", "id": "hero", "value": { "title": "春の大感謝祭", "items": ["a", "b"] } },
      { "type": "banner", "id": "none", "value": { "title": "", "items": [] } },
      { "type": "price", "id": "p", "value": { "yen": 1280 } },
      { "type": "price", "id": "bad", "value": {} },
      { "type": "coupon", "id": "c-1", "value": { "rate": 10, "codes": ["x", "y"] } },
      { "type": "note", "id": "n", "value": { "text": "Sunday まで" } }, 7
    ] }
    """

  private func pages() async throws -> [String] {
    let shop = ShopDump()
    try shop.files.write(Self.screen, to: "old.json")
    try shop.files.write(ShopDump.sample, to: "new.json")
    return [
      await shop("show", "DIR/old.json", "--format", "html").output,
      await shop("show", "--screen", "corner", "--format", "html").output,
      await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output,
    ]
  }

  @Test func `pages pass the audit at the widths of a phone and a desktop, light and dark`()
    async throws
  {
    let pages = try await pages()
    try await BrowserPage.run { page in
      for (index, html) in pages.enumerated() {
        for width in [390, 1_440] {
          for isDark in [false, true] {
            try page.load(html, width: width, isDark: isDark)
            let place = "page \(index), \(width) points, dark: \(isDark)"
            #expect(try page.audit() == "[]", "\(place)")
            #expect(page.complaints.isEmpty, "\(place)")
            #expect(page.requests.isEmpty, "\(place)")
          }
        }
      }
    }
  }

  @Test func `the keyboard moves from a content to its row, opens it, and returns`()
    async throws
  {
    let html = try await pages()[0]
    try await BrowserPage.run { page in
      try page.load(html)
      try page.press("Tab")
      #expect(try page.evaluate("document.activeElement.className") == "\"skip\"")
      try page.press("Enter")
      #expect(try page.evaluate("document.activeElement.id") == "\"main\"")
      try page.press("Tab")
      #expect(try page.evaluate("document.activeElement.id") == "\"filter-text\"")
      // The screen itself can be scrolled, then its contents receive the focus.
      try page.press("Tab")
      #expect(try page.evaluate("document.activeElement.className.includes('glass')") == "true")
      try page.press("Tab")
      #expect(try page.evaluate("document.activeElement.id") == "\"tag-0\"")
      try page.press("Enter")
      #expect(try page.evaluate("location.hash") == "\"#row-0\"")
      // The page opens the row when it hears of the new fragment, which is after the key.
      let row = "document.querySelector('#row-0 details')"
      #expect(try page.becomes("\(row).open"))
      try page.press("Tab")
      #expect(try page.evaluate("document.activeElement.textContent") == "\"hero\"")
      try page.press("Tab")
      #expect(try page.evaluate("document.activeElement.localName") == "\"summary\"")
      try page.press("Enter")
      // The link has opened the row; the key closes it, and opens it again.
      #expect(try page.becomes("!\(row).open"))
      try page.press("Enter")
      #expect(try page.becomes("\(row).open"))
      _ = try page.evaluate("document.querySelector('#row-4 h3 a').focus()")
      try page.press("Enter")
      #expect(try page.evaluate("location.hash") == "\"#content-4\"")
      let isSeen = """
        (() => { const box = document.querySelector('#content-4').getBoundingClientRect();
          return box.top >= 0 && box.top < innerHeight })()
        """
      #expect(try page.evaluate(isSeen) == "true")
      #expect(page.complaints.isEmpty)
    }
  }
}

extension BrowserPage {
  /// Returns whether a condition holds within 600 frames; a busy browser handles a key after it has acknowledged it.
  fileprivate func becomes(_ condition: String) throws -> Bool {
    try evaluate(
      """
      new Promise((done) => { let frames = 0;
        const look = () => (\(condition)) || frames++ > 600
          ? done(Boolean(\(condition))) : requestAnimationFrame(look);
        requestAnimationFrame(() => requestAnimationFrame(look)) })
      """
    ) == "true"
  }
}
