import Foundation
import ScreenDump
import TestSupport
import Testing

/// Pages of 1,000 contents.
@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct ManyContentsInBrowserTests {
  private nonisolated static let commands = [
    ["show", "DIR/a"], ["compare", "DIR/a"], ["diff", "DIR/a", "DIR/b"], ["wiring", "DIR/a"],
    ["status", "DIR/a"],
  ]

  private func page(_ command: [String]) async throws -> String {
    let shop = ShopDump()
    let contents = (0..<1_000).map { index in
      let (kind, value) =
        switch index % 4 {
        case 0: ("banner", "{ \"title\": \"春の大感謝祭 \(index)\" }")
        case 1: ("price", "{ \"yen\": [\(100 + index), \(9_000 + index)] }")
        case 2: ("note", "{ \"text\": \"新 \(index)\" }")
        default: ("plain", "{ \"text\": \"古 \(index)\" }")
        }
      return "{ \"type\": \"\(kind)\", \"id\": \"\(kind)-\(index)\", \"value\": \(value) }"
    }
    func screen(_ contents: [String]) -> String {
      "{ \"title\": \"店\", \"contents\": [\n\(contents.joined(separator: ",\n")) ] }"
    }
    try shop.files.write(screen(contents), to: "a")
    let changed = contents.map { $0.replacing("春", with: "夏") }
    try shop.files.write(screen(Array(changed[500...] + changed[..<500])), to: "b")
    return await shop(command + ["--format", "html"]).output
  }

  @Test(arguments: [["show", "DIR/a"], ["compare", "DIR/a"], ["diff", "DIR/a", "DIR/b"]])
  func `of 1,000 contents only those near the window are laid out`(command: [String]) async throws {
    let html = try await page(command)
    try await BrowserPage.run { page in
      for width in [390, 1_440] {
        try page.load(html, width: width)
        #expect(
          try page.evaluate("document.querySelectorAll('[data-tags]').length >= 250") == "true"
        )
        let rendered = """
          [...document.querySelectorAll("[data-tags] bdi, [data-of] a")]
            .filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length
          """
        let count = try #require(Int(try page.evaluate(rendered)))
        #expect(0 < count && count < 400, "\(width): \(count)")
        #expect(page.complaints.isEmpty)
      }
    }
  }

  @Test func `of 400 paths only the rows near the window are laid out, in aligned columns`()
    async throws
  {
    let shop = ShopDump()
    let fields = (0..<400).map { "\"field\($0)\":\($0)" }.joined(separator: ",")
    try shop.files.write("{\"kind\":\"price\",\"value\":{\(fields)}}\n", to: "j")
    let html = await shop("coverage", "DIR/j", "--format", "html").output
    try await BrowserPage.run { page in
      for width in [390, 1_440] {
        try page.load(html, width: width)
        let rendered = """
          new Promise((done) => { document.querySelector(".paths").scrollIntoView();
            requestAnimationFrame(() => requestAnimationFrame(() =>
              done([...document.querySelectorAll(".paths tbody code")]
                .filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length))) })
          """
        let count = try #require(Int(try page.evaluate(rendered)))
        #expect(0 < count && count < 300, "\(width): \(count)")
        let edges = """
          new Set([...document.querySelectorAll(".paths tr:nth-child(-n+9) > :nth-child(3)")]
            .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left)).size
          """
        #expect(try page.evaluate(edges) == "1")
        #expect(try page.audit() == "[]")
      }
    }
  }

  @Test func `with 1,000 contents the search waits for the last letter`() async throws {
    let html = try await page(["show", "DIR/a"])
    try await BrowserPage.run { page in
      try page.load(html, width: 1_440)
      let shown =
        "[...document.querySelectorAll('[data-tags]')].filter((one) => !one.hidden).length"
      // Timers wait until the test runs them. "Changes" counts how often the page selects entries.
      let changes = """
        (async () => { const timers = []; let changes = 0;
          window.setTimeout = (run) => timers.push(run) - 1;
          window.clearTimeout = (id) => { delete timers[id]; };
          new MutationObserver(() => { changes += 1; }).observe(
            document.getElementById("filter-count"), { childList: true });
          const find = document.getElementById("filter-text");
          const result = [];
          for (const text of ["n", "no", "note-99"]) {
            find.value = text;
            find.dispatchEvent(new Event("input"));
            await Promise.resolve();
            result.push(changes);
          }
          timers.forEach((run) => run());
          await Promise.resolve();
          return [...result, changes];
        })()
        """
      #expect(try page.evaluate(changes) == "[0,0,0,1]")
      #expect(try page.evaluate(shown) == "3")
    }
  }

  @Test func `1,000 contents have few pictures, of which each names its contents`() async throws {
    let html = try await page(["wiring", "DIR/a"])
    #expect(html.matches(of: /<svg class="wiring"/).count <= 5)
    #expect(html.contains(/[0-9]+ × banner, price/))
  }

  /// Compares with the same bytes as one text, in the same browser.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["PAGE_TIMES"] != nil,
      "times need a quiet machine"
    ),
    arguments: commands
  )
  func `a page of 1,000 contents loads in at most twice the time of its bytes as plain text`(
    command: [String]
  ) async throws {
    let html = try await page(command)
    let plain = "<!doctype html><meta charset=utf-8><title>plain</title><plaintext>" + html
    let (page, text) = try await BrowserPage.run { page in
      var times: [[Double]] = [[], []]
      for _ in 0..<7 {
        for (index, document) in [html, plain].enumerated() {
          try page.load(document, width: 1_440)
          let shown =
            "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
          times[index].append(try #require(Double(try page.evaluate(shown))))
        }
      }
      return (times[0].sorted()[3], times[1].sorted()[3])
    }
    let ratio = String(format: "%.2f", page / text)
    print(
      "\(command[0]): \(html.utf8.count) bytes, page \(Int(page)) ms, plain text \(Int(text)) ms, ratio \(ratio)"
    )
    #expect(page <= 2 * text)
  }
}
