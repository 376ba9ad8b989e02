import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite(.enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"))
struct DiffPageInBrowserTests {
  /// `a` is changed, `b` moved and changed, `c` moved, `d` gone, and `e` new.
  private func page() async throws -> String {
    let shop = ShopDump()
    func screen(_ contents: [(String, String)]) -> String {
      let list = contents.map {
        "{ \"type\": \"note\", \"id\": \"\($0.0)\", \"value\": { \"text\": \"\($0.1)\" } }"
      }
      return "{ \"contents\": [ \(list.joined(separator: ",")) ] }"
    }
    try shop.files.write(
      screen([("a", "1"), ("s", "1"), ("t", "1"), ("b", "1"), ("c", "1"), ("d", "1")]),
      to: "old"
    )
    try shop.files.write(
      screen([("b", "2"), ("c", "1"), ("a", "2"), ("s", "1"), ("t", "1"), ("e", "1")]),
      to: "new"
    )
    return await shop("diff", "DIR/old", "DIR/new", "--format", "html").output
  }

  @Test func `two phones stand side by side, changed contents outlined, and lines join moved ones`()
    async throws
  {
    let html = try await page()
    try await BrowserPage.run { page in
      for isDark in [false, true] {
        try page.load(html, width: 1_440, isDark: isDark)
        let side = """
          (() => { const [old, now] = [...document.querySelectorAll(".phone")]
            .map((one) => one.getBoundingClientRect());
            return old.right < now.left && Math.abs(old.top - now.top) < 1 })()
          """
        #expect(try page.evaluate(side) == "true")
        let marked = """
          [...document.querySelectorAll(".marked")].map((one) => one.id + " "
            + getComputedStyle(one).borderTopWidth + " " + one.querySelector("a").textContent.split(" · ")[1])
          """
        #expect(
          try page.evaluate(marked) == """
            ["old-content-0 3px ~ changed","old-content-3 3px → moved, ~ changed",\
            "old-content-4 3px → moved","old-content-5 3px - gone",\
            "new-content-0 3px → moved, ~ changed","new-content-1 3px → moved",\
            "new-content-2 3px ~ changed","new-content-5 3px + new"]
            """
        )
        // Each line begins at the content on the left phone and ends at the same one on the right.
        let ends = """
          [...document.querySelectorAll("#moves path")].map((path) => {
            const frame = document.getElementById("pair").getBoundingClientRect();
            const length = path.getTotalLength();
            return [0, length].map((at, index) => {
              const point = path.getPointAtLength(at);
              const x = frame.left + point.x + (index ? 3 : -3);
              return [...document.querySelectorAll(".content")].find((one) => {
                const box = one.getBoundingClientRect();
                return box.left <= x && x <= box.right && box.top <= frame.top + point.y
                  && frame.top + point.y <= box.bottom;
              })?.id;
            }).join();
          })
          """
        #expect(
          try page.evaluate(ends)
            == #"["old-content-3,new-content-0","old-content-4,new-content-1"]"#
        )
        #expect(try page.audit() == "[]")
        #expect(page.complaints.isEmpty)
      }
    }
  }

  @Test func `on a phone the screens are below each other, without lines`() async throws {
    let html = try await page()
    try await BrowserPage.run { page in
      try page.load(html, width: 390)
      let below = """
        (() => { const [old, now] = [...document.querySelectorAll(".phone")]
          .map((one) => one.getBoundingClientRect()); return old.bottom < now.top })()
        """
      #expect(try page.evaluate(below) == "true")
      #expect(try page.evaluate("document.getElementById('moves').checkVisibility()") == "false")
      #expect(try page.audit() == "[]")
    }
  }

  @Test func `what is moved and changed is one entry, to which both drawings lead`() async throws {
    let html = try await page()
    try await BrowserPage.run { page in
      try page.load(html, width: 1_440)
      let names =
        "[...document.querySelectorAll('#changes h3')].map((one) => one.textContent).join()"
      #expect(try page.evaluate(names) == "\"d,b,c,e,a\"")
      let targets = """
        ["old-content-3", "new-content-0"].map((id) => {
          const link = document.getElementById(id).querySelector("a").getAttribute("href");
          return document.querySelector(link).querySelector("h3").textContent }).join()
        """
      #expect(try page.evaluate(targets) == "\"b,b\"")
      // Selecting moved entries dims all other drawings.
      _ = try page.evaluate("document.querySelector('[data-only=moved]').click()")
      #expect(
        try page.evaluate("document.querySelectorAll('#pair .content:not(.dimmed)').length") == "4"
      )
    }
  }
}
