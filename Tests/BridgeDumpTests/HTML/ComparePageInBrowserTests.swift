import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@testable import BridgeDump

@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct ComparePageInBrowserTests {
  private nonisolated static let shown = """
    [...document.querySelectorAll(".card")].filter((card) => card.checkVisibility())
      .map((card) => card.querySelector("h3").textContent).join()
    """

  @Test func `the filter selects by words and outcome, and reports the number of results`()
    async throws
  {
    let html = await ShopDump()("compare", "--format", "html").output
    try await BrowserPage.run { page in
      try page.load(html)
      #expect(try page.evaluate(Self.shown) == "\"p,r,n,l,o,b\"")
      let status = "document.querySelector('[role=status]').textContent"
      #expect(try page.evaluate(status) == "\"6 of 6 shown\"")
      _ = try page.evaluate("document.querySelector('[type=search]').focus()")
      try page.type("NOTE ")
      #expect(try page.evaluate(Self.shown) == "\"p,n\"")
      try page.type("税込")
      #expect(try page.evaluate(Self.shown) == "\"p\"")
      #expect(try page.evaluate(status) == "\"1 of 6 shown\"")
      #expect(try page.evaluate("document.querySelector('#matched').checkVisibility()") == "false")
      // Escape clears the field, as in any search.
      try page.press("Escape")
      #expect(try page.evaluate(Self.shown) == "\"p,r,n,l,o,b\"")
      #expect(page.complaints.isEmpty)
      #expect(page.requests.isEmpty)
    }
  }

  @Test func `counts select results, by keyboard too, and the URL keeps the selection`()
    async throws
  {
    let html = await ShopDump()("compare", "--format", "html").output
    try await BrowserPage.run { page in
      try page.load(html, width: 390)
      let counts = "[...document.querySelectorAll('.chips button')].map((one) => one.textContent)"
      #expect(
        try page.evaluate(counts)
          == #"["✓ 1 the same","✗ 1 different","– 1 not compared","◐ 3 one side only"]"#
      )
      _ = try page.evaluate("document.querySelectorAll('.chips button')[1].focus()")
      try page.press("Enter")
      #expect(try page.evaluate(Self.shown) == "\"p\"")
      try page.press("Tab")
      try page.press("Tab")
      try page.press(" ")
      #expect(try page.evaluate(Self.shown) == "\"p,r,n,l\"")
      #expect(try page.evaluate("location.search") == "\"?only=mismatched%2ConeSided\"")
      _ = try page.evaluate("document.querySelector('[type=search]').focus()")
      try page.type("note")
      #expect(try page.evaluate(Self.shown) == "\"p,n\"")
      let query = try page.evaluate("location.search")
      #expect(query == "\"?only=mismatched%2ConeSided&find=note\"")
      // Loading the same URL again, as a reader does to whom it was sent.
      try page.load(html, query: "only=mismatched%2ConeSided&find=note", width: 390)
      #expect(try page.evaluate(Self.shown) == "\"p,n\"")
      #expect(try page.evaluate("document.querySelector('[type=search]').value") == "\"note\"")
      _ = try page.evaluate("document.querySelector('[type=search]').focus()")
      try page.press("Escape")
      _ = try page.evaluate("document.querySelector('[data-only=mismatched]').click()")
      _ = try page.evaluate("document.querySelector('[data-only=oneSided]').click()")
      #expect(try page.evaluate(Self.shown) == "\"p,r,n,l,o,b\"")
      #expect(try page.evaluate("location.search") == "\"\"")
      #expect(page.complaints.isEmpty)
    }
  }

  @Test func `a key focuses the search, and others go to the next and the previous difference`()
    async throws
  {
    let shop = ShopDump()
    let prices = [[1], [9_999], [2], [10_000]].enumerated().map { index, yen in
      "{ \"type\": \"price\", \"id\": \"p\(index)\", \"value\": { \"yen\": \(yen) } }"
    }
    try shop.files.write("{ \"contents\": [ \(prices.joined(separator: ",")) ] }", to: "prices")
    let html = await shop("compare", "DIR/prices", "--format", "html").output
    try await BrowserPage.run { page in
      try page.load(html)
      let focused = "document.activeElement.id"
      for (key, id) in [
        ("n", "p0"), ("n", "p2"), ("n", "p1"), ("n", "p3"), ("n", "p0"), ("p", "p3"), ("p", "p1"),
      ] {
        try page.press(key)
        #expect(try page.evaluate(focused) == "\"content-\(id)\"", "\(key)")
        #expect(try page.evaluate("document.activeElement.checkVisibility()") == "true")
      }
      try page.press("/")
      #expect(try page.evaluate(focused) == "\"filter-text\"")
      // In the search they are letters.
      try page.press("n")
      #expect(try page.evaluate(focused) == "\"filter-text\"")
      #expect(page.complaints.isEmpty)
    }
  }

  @Test func `a link opens its content, even one that the filter hides`() async throws {
    let html = await ShopDump()("compare", "--format", "html").output
    try await BrowserPage.run { page in
      try page.load(html, fragment: "content-b")
      let isOpen = "document.querySelector('#content-b details').open"
      #expect(try page.evaluate(isOpen) == "true")
      #expect(try page.evaluate("document.querySelector('#content-n details').open") == "false")
      _ = try page.evaluate("document.querySelector('[data-only=matched]').click()")
      #expect(
        try page.evaluate("document.querySelector('#content-r').checkVisibility()") == "false"
      )
      _ = try page.evaluate(
        """
        new Promise((done) => { addEventListener("hashchange", () => done(0));
          location.hash = "#content-r" })
        """
      )
      #expect(try page.evaluate("document.querySelector('#content-r').checkVisibility()") == "true")
      #expect(try page.evaluate("document.querySelector('#content-r details').open") == "true")
    }
  }

  @Test func `pages pass the audit at the widths of a phone and a desktop, light and dark`()
    async throws
  {
    let compare = await ShopDump()("compare", "--format", "html").output
    let ledger = await ShopDump()(
      ["ledger", "-", "--format", "html", "--times"],
      input: LedgerPageTests.ledger
    ).output
    let wiring = await ShopDump()("wiring", "--format", "html").output
    try await BrowserPage.run { page in
      for html in [compare, ledger, wiring] {
        for width in [390, 1_440] {
          for isDark in [false, true] {
            try page.load(html, width: width, isDark: isDark)
            _ = try page.evaluate(
              "document.querySelectorAll('details').forEach((one) => { one.open = true })"
            )
            #expect(try page.audit() == "[]", "\(width) points, dark: \(isDark)")
            #expect(page.complaints.isEmpty)
            #expect(page.requests.isEmpty)
          }
        }
      }
    }
  }

  @Test func `hostile text is displayed as text only`() async throws {
    let report = CompareReport(screens: [hostileScreen, hostileScreen])
    let html = try #require(report.document(in: .html))
    #expect(
      report.text(TextStyle()).unicodeScalars.allSatisfy { scalar in
        let text = String(Character(scalar))
        return scalar == "\n" || text.terminalSafe == text
      }
    )
    try await BrowserPage.run { page in
      try page.load(html)
      #expect(page.complaints.isEmpty)
      #expect(page.requests.isEmpty)
      #expect(try page.evaluate("typeof window.hit") == "\"undefined\"")
      #expect(try page.evaluate("document.querySelectorAll('script').length") == "1")
      let foreign =
        "iframe,img,object,embed,video,audio,form,base,link,svg,body style,[style],[src]"
      #expect(try page.evaluate("document.querySelectorAll('\(foreign)').length") == "0")
      #expect(
        try page.evaluate("document.querySelectorAll('.card').length")
          == "\(2 * HostileTexts.all.count)"
      )
      // The script finds its own controls, even if contents have the same names.
      _ = try page.evaluate("document.querySelector('[type=search]').focus()")
      try page.type("plaintext")
      #expect(
        try page.evaluate("document.querySelector('[role=status]').textContent")
          == "\"2 of \(2 * HostileTexts.all.count) shown\""
      )
    }
  }

  private struct Texts: ViewData {
    var title: String
    var items: [String]
  }

  /// A screen whose contents contain hostile texts in names, values and differences.
  private var hostileScreen: ComparedScreen {
    var composition = ScreenComposition(title: nil, state: .loaded, items: [], diagnostics: [])
    var results: [ComparisonResult] = []
    for (index, text) in HostileTexts.all.enumerated() {
      let item = ScreenComposition.Item(
        id: ContentID(text),
        kind: ContentKind(text),
        position: index,
        content: ContentDescription(
          side: .legacy,
          sideReason: text,
          phase: .ready,
          output: AnyViewData(Texts(title: text, items: [text]))
        )
      )
      composition.items.append(item)
      results.append(
        ComparisonResult(
          id: item.id,
          kind: item.kind,
          outcome: ComparisonOutcome.allCases[index % ComparisonOutcome.allCases.count],
          differences: [
            ParityDifference(
              path: JSONPointer(tokens: ["title"]),
              legacy: .string(text),
              state: .string(text + "!")
            ),
            ParityDifference(
              path: JSONPointer(tokens: [text]),
              legacy: nil,
              state: .array([.string(text)])
            ),
          ]
        )
      )
    }
    return ComparedScreen(
      BridgedRun(
        composedScreen: DumpedScreen(name: HostileTexts.all[0], composition: composition),
        results: results
      ),
      SidesOfKinds(kindsWithRoute: [], kindsWithLegacyHandler: ["a"], kindsWithLegacyOutput: [])
    )
  }
}
