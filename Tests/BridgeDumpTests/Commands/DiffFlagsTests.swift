import ScreenDump
import TestSupport
import Testing

/// Two screens, each with its own flags: what moves, changes and is rehosted.
@MainActor
@Suite struct DiffFlagsTests {
  private let shop = ShopDump()

  private func writeInputs() throws {
    try shop.files.write(ShopDump.sample, to: "old.json")
    try shop.files.write(
      """
      { "title": "店", "contents": [
        { "type": "price", "id": "p", "value": { "yen": [100, 9999] } },
        { "type": "note", "id": "n", "value": { "text": "新しい" } },
        { "type": "banner", "id": "b", "value": { "title": "夏" } },
        { "type": "rank", "id": "r", "value": { "text": "1位" } },
        { "type": "other", "id": "o", "value": 7 }
      ] }
      """,
      to: "new.json"
    )
    try shop.files.write(Self.flags(banner: "off", price: "complete"), to: "old-flags.json")
    try shop.files.write(Self.flags(banner: "complete", price: "shadow"), to: "new-flags.json")
  }

  private static func flags(banner: String, price: String) -> String {
    """
    { "flags": {
      "content.banner": {
        "state": "ENABLED", "variants": { "v": "\(banner)" }, "defaultVariant": "v" },
      "content.price": {
        "state": "ENABLED", "variants": { "v": "\(price)" }, "defaultVariant": "v" } } }
    """
  }

  private func diff(_ options: String...) async -> ShopDump.Transcript {
    await shop(
      ["diff", "DIR/old.json", "DIR/new.json", "--old-flags", "DIR/old-flags.json"]
        + ["--new-flags", "DIR/new-flags.json"] + options
    )
  }

  @Test func `reports rehosts in both directions, with moves, updates and deletes`() async throws {
    try writeInputs()
    #expect(
      await diff()
        == ShopDump.Transcript(
          output: """
            4 changes · 1 gone · 2 moved · 1 changed · 2 on the other side
            DIR/old.json → DIR/new.json
              -   4      l  plain
              →⇄  1 → 0  p  price   state → legacy
              →~  3 → 1  n  note    /text "新" → "新しい"
              ⇄   0 → 2  b  banner  legacy → state

            """,
          status: .difference
        )
    )
  }

  @Test func `the page shows a flip as before and after, with stage and flag`() async throws {
    try writeInputs()
    let page = await diff("--format", "html").output
    let notes = page.matches(of: /<figcaption>\s*(before|after)\s*(.*?)<\/figcaption>/)
      .map { "\($0.1) \($0.2)" }
    #expect(
      notes == [
        "before · ◆ state side · stage complete · flag content.price",
        "after · ● legacy side · stage shadow · flag content.price",
        "before · ✓ ready", "after · ✓ ready",
        "before · ● legacy side · stage off · flag content.banner",
        "after · ◆ state side · stage complete · flag content.banner",
      ]
    )
    // What is moved and changed is one entry.
    #expect(page.matches(of: /<article class="card/).count == 4)
    #expect(page.contains(">→ moved</span> <span class=\"chip legacy\">⇄ on the other side</span>"))
  }

  @Test func `with --steps, indices refer to the stack at the moment of each step`() async throws {
    try writeInputs()
    #expect(
      await diff("--steps")
        == ShopDump.Transcript(
          output: """
            4 changes · 1 gone · 2 moved · 1 changed · 2 on the other side
            DIR/old.json → DIR/new.json
              -  4      l  plain
              →  1 → 0  p  price
              →  3 → 1  n  note
              ⇄  0      p  price   state → legacy
              ~  1      n  note    /text "新" → "新しい"
              ⇄  2      b  banner  legacy → state

            """,
          status: .difference
        )
    )
  }

  @Test func `writes changes and steps as JSON`() async throws {
    try writeInputs()
    #expect(
      await diff("--steps", "--format", "json")
        == ShopDump.Transcript(
          output: """
            {
              "changedContainers": [],
              "changedData": [],
              "changedHidden": [],
              "changes": [
                {
                  "change": "delete",
                  "from": 4,
                  "id": "l",
                  "to": null
                },
                {
                  "change": "move",
                  "from": 1,
                  "id": "p",
                  "to": 0
                },
                {
                  "change": "move",
                  "from": 3,
                  "id": "n",
                  "to": 1
                },
                {
                  "change": "rehost",
                  "from": 1,
                  "id": "p",
                  "to": 0
                },
                {
                  "change": "update",
                  "differs": [
                    "output"
                  ],
                  "from": 3,
                  "id": "n",
                  "to": 1
                },
                {
                  "change": "rehost",
                  "from": 0,
                  "id": "b",
                  "to": 2
                }
              ],
              "diagnostics": [],
              "schema": 1,
              "steps": [
                {
                  "from": 4,
                  "id": "l",
                  "item": null,
                  "step": "remove",
                  "to": null
                },
                {
                  "from": 1,
                  "id": "p",
                  "item": null,
                  "step": "move",
                  "to": 0
                },
                {
                  "from": 3,
                  "id": "n",
                  "item": null,
                  "step": "move",
                  "to": 1
                },
                {
                  "from": 0,
                  "id": "p",
                  "item": null,
                  "step": "rehost",
                  "to": 0
                },
                {
                  "from": 1,
                  "id": "n",
                  "item": null,
                  "step": "update",
                  "to": 1
                },
                {
                  "from": 2,
                  "id": "b",
                  "item": null,
                  "step": "rehost",
                  "to": 2
                }
              ],
              "titleChanged": false
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `identical flags on both sides report no change`() async throws {
    try writeInputs()
    let both = ["--old-flags", "DIR/new-flags.json", "--new-flags", "DIR/new-flags.json"]
    #expect(
      await shop(["diff", "DIR/old.json", "DIR/old.json"] + both)
        == ShopDump.Transcript(output: "no changes\nDIR/old.json → DIR/old.json\n")
    )
  }

  @Test func `a generation for one screen needs the flags of that screen`() async throws {
    try writeInputs()
    let screens = ["diff", "DIR/old.json", "DIR/new.json", "--new-flags", "DIR/new-flags.json"]
    #expect(
      await shop(screens + ["--old-fractional", "2"])
        == ShopDump.Transcript(
          errors: "shopdump: the option '--old-fractional' needs '--old-flags'; add it.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `names an unreadable flag file and prints no result`()
    async throws
  {
    try writeInputs()
    #expect(
      await shop(["diff", "DIR/old.json", "DIR/new.json", "--old-flags", "DIR/none.json"])
        == ShopDump.Transcript(
          errors: """
            shopdump: cannot read 'DIR/none.json': the file does not exist; check the path.

            """,
          status: .wrongInput
        )
    )
  }
}
