import LegacyRx
import ScreenDump
import TestSupport
import Testing

@testable import BridgeDump

@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct WiringPageInBrowserTests {
  /// Two groups with equal pipelines, of which each has an emitter without a listener, and a long chain.
  private func page() throws -> String {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let kept = recorder.record {
      ["first", "second"].map { group in
        WiringRecorder.inGroup(group) {
          let relay = PublishRelay<Int>().named("taps")
          relay.map { $0 + 1 }.filter { $0 > 0 }.share().distinctUntilChanged()
            .subscribe().disposed(by: bag)
          return [relay, PublishRelay<Int>().named("unheard")]
        }
      }
    }
    let html = WiringReport(recorder.graph, name: "search").document(in: .html)
    return withExtendedLifetime(kept) { html ?? "" }
  }

  @Test func `findings of one line of the source are one entry, linked to nodes that light up`()
    async throws
  {
    let html = try page()
    try await BrowserPage.run { page in
      for isDark in [false, true] {
        try page.load(html, width: 1_440, isDark: isDark)
        #expect(
          try page.evaluate("document.querySelectorAll('#findings [data-tags]').length") == "1"
        )
        let entry = try page.evaluate("document.querySelector('#findings b').textContent")
        #expect(entry.contains(/^"2 × WiringPageInBrowserTests\.swift:[0-9]+"$/), "\(entry)")
        #expect(try page.evaluate("document.querySelectorAll('#findings a').length") == "2")
        let width = """
          (() => { const node = document.querySelector("#findings a").getAttribute("href");
            return getComputedStyle(document.querySelector(node + ">rect")).strokeWidth })()
          """
        #expect(try page.evaluate(width) == "\"1px\"")
        _ = try page.evaluate("document.querySelector('#findings a').focus()")
        try page.press("Enter")
        #expect(try page.evaluate(width) == "\"4px\"")
        let isSeen = """
          (() => { const box = document.querySelector("g:target").getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight })()
          """
        #expect(try page.evaluate(isSeen) == "true")
        #expect(
          try page.evaluate("document.querySelector('g:target').textContent").contains("unheard")
        )
        #expect(try page.audit() == "[]")
        #expect(page.complaints.isEmpty)
      }
    }
  }

  @Test func `equal pipelines are one picture, which fits the width of a phone`() async throws {
    let html = try page()
    try await BrowserPage.run { page in
      for width in [390, 1_440] {
        try page.load(html, width: width)
        let titles =
          "[...document.querySelectorAll('.panel h3')].map((one) => one.textContent).join()"
        #expect(try page.evaluate(titles) == "\"2 × first, second\"")
        let fits = """
          [...document.querySelectorAll(".panel .scroll")].every((one) => one.scrollWidth <= one.clientWidth)
          """
        #expect(try page.evaluate(fits) == "true")
        // The chain is drawn downwards, so that its texts keep a size that can be read.
        let scale = """
          (() => { const svg = document.querySelector(".panel svg");
            return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width })()
          """
        #expect(try #require(Double(try page.evaluate(scale))) > 0.5)
      }
    }
  }

  @Test func `the overview fits the width of a phone, and is enlarged while it has the focus`()
    async throws
  {
    let html = await ShopDump()("wiring", "--format", "html").output
    try await BrowserPage.run { page in
      let widths = """
        (() => { const box = document.querySelector(".overview .scroll");
          const svg = box.querySelector("svg").getBoundingClientRect();
          return [box.scrollWidth <= box.clientWidth, Math.round(svg.width) >= 700].join() })()
        """
      try page.load(html, width: 390)
      #expect(try page.evaluate(widths) == "\"true,false\"")
      _ = try page.evaluate("document.querySelector('.overview .scroll').focus()")
      #expect(try page.evaluate(widths) == "\"false,true\"")
      try page.load(html, width: 1_440)
      let hint = "getComputedStyle(document.querySelector('.enlarge')).display"
      #expect(try page.evaluate(hint) == "\"none\"")
    }
  }

  @Test func `the present position is marked among the steps`() async throws {
    let html = await ShopDump()("wiring", "--stage", "price=complete", "--format", "html").output
    let row = try #require(html.firstMatch(of: /<tr class="now"><th scope="row">(.*?)<\/th>/))
    #expect(row.1.contains("+ price <b class=\"here\">you are here</b>"))
    #expect(html.matches(of: /you are here/).count == 1)
    let start = await ShopDump()("wiring", "--format", "html").output
    #expect(start.contains("<tr class=\"now\"><th scope=\"row\">all off "))
  }
}
