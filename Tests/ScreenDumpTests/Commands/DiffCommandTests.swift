import Foundation
import ScreenDump
import TestSupport
import Testing
import TopScreen

@MainActor
@Suite struct DiffCommandTests {
  private let shop = ShopDump()

  private func writeScreens() throws {
    try shop.files.write(
      """
      {
        "title": "昨日のお店",
        "contents": [
          { "type": "banner", "id": "hero", "value": { "title": "冬の大感謝祭", "items": ["a"] } },
          { "type": "note", "id": "n", "value": { "text": "same" } },
          { "type": "price", "id": "p", "value": { "yen": 1 } },
          { "type": "coupon", "id": "c-1", "value": { "rate": 10 } },
          { "type": "price", "id": "gone", "value": { "yen": 7 } }
        ]
      }
      """,
      to: "old.json"
    )
    try shop.files.write(
      """
      {
        "title": "今日のお店",
        "contents": [
          { "type": "note", "id": "new", "value": { "text": "はじめて" } },
          { "type": "price", "id": "p", "value": {} },
          { "type": "banner", "id": "hero", "value": { "title": "春の大感謝祭", "items": ["a"] } },
          { "type": "note", "id": "n", "value": { "text": "same" } },
          { "type": "coupon", "id": "c-1", "value": { "rate": 20 } }
        ]
      }
      """,
      to: "new.json"
    )
  }

  private static let failure = """
    error: DIR/new.json:5:44 /contents/1/value/yen: The member "yen" is missing; send it or make \
    it optional.

    """

  @Test func `prints one line per change, with its sign and indices`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json")
        == ShopDump.Transcript(
          output: """
            6 changes · title · 1 gone · 1 new · 1 moved · 3 changed
            DIR/old.json → DIR/new.json
              ~  title 「昨日のお店」 → 「今日のお店」
              -   4      gone  price   「7円」 · ratio 0.5
              +   0      new   note    「はじめて」 · shownAt 2000 GMT
              →~  2 → 1  p     price   ready → failed
              ~   0 → 2  hero  banner  /title "冬の大感謝祭" → "春の大感謝祭"
              ~   3 → 4  c-1   coupon  /rate 10 → 20

            """,
          errors: Self.failure,
          status: .difference
        )
    )
  }

  @Test func `with --steps, every index is valid when its step is applied`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json", "--steps")
        == ShopDump.Transcript(
          output: """
            6 changes · title · 1 gone · 1 new · 1 moved · 3 changed
            DIR/old.json → DIR/new.json
              ~  title 「昨日のお店」 → 「今日のお店」
              -  4      gone  price   「7円」 · ratio 0.5
              +  0      new   note    「はじめて」 · shownAt 2000 GMT
              →  3 → 1  p     price
              ~  1      p     price   ready → failed
              ~  2      hero  banner  /title "冬の大感謝祭" → "春の大感謝祭"
              ~  4      c-1   coupon  /rate 10 → 20

            """,
          errors: Self.failure,
          status: .difference
        )
    )
  }

  @Test func `with --steps, JSON contains the steps beside the changes`() async throws {
    try shop.files.write(Self.notes("a", "b"), to: "old.json")
    try shop.files.write(Self.notes("b", "x", "y", "a"), to: "new.json")
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json", "--steps", "--format", "json")
        == ShopDump.Transcript(
          output: """
            {
              "changedContainers": [],
              "changedData": [],
              "changedHidden": [],
              "changes": [
                {
                  "change": "move",
                  "from": 1,
                  "id": "b",
                  "to": 0
                },
                {
                  "change": "insert",
                  "from": null,
                  "id": "x",
                  "to": 1
                },
                {
                  "change": "insert",
                  "from": null,
                  "id": "y",
                  "to": 2
                }
              ],
              "diagnostics": [],
              "schema": 1,
              "steps": [
                {
                  "from": 1,
                  "id": "b",
                  "item": null,
                  "step": "move",
                  "to": 0
                },
                {
                  "from": null,
                  "id": "x",
                  "item": 1,
                  "step": "insert",
                  "to": 1
                },
                {
                  "from": null,
                  "id": "y",
                  "item": 2,
                  "step": "insert",
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

  @Test func `applying the changes or the steps of the JSON gives the new screen`()
    async throws
  {
    var random = Seeded(seed: 88)
    for run in 0..<60 {
      let ids = (0..<12).map { "c\($0)" }
      let old = ids.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      let new = ids.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      try shop.files.write(Self.notes(old), to: "old.json")
      try shop.files.write(Self.notes(new), to: "new.json")
      let transcript = await shop(
        "diff",
        "DIR/old.json",
        "DIR/new.json",
        "--steps",
        "--format",
        "json"
      )
      let report = try JSONDecoder().decode(Report.self, from: Data(transcript.output.utf8))

      var batch = Array(old)
      let leaving = report.changes.filter { ["delete", "move"].contains($0.change) }
      for change in leaving.sorted(by: { $0.from ?? 0 > $1.from ?? 0 }) {
        #expect(batch.remove(at: try #require(change.from)) == change.id)
      }
      for change in report.changes.filter({ ["insert", "move"].contains($0.change) }) {
        batch.insert(change.id, at: try #require(change.to))
      }
      #expect(batch == Array(new), "run \(run) of seed 88")

      var live = Array(old)
      for step in report.steps {
        if let from = step.from { #expect(live.remove(at: from) == step.id) }
        if let to = step.to { live.insert(step.item.map { new[$0] } ?? step.id, at: to) }
      }
      #expect(live == Array(new), "run \(run) of seed 88")
    }
  }

  private struct Report: Decodable {
    struct Change: Decodable {
      var change: String
      var id: String
      var from: Int?
      var to: Int?
    }

    struct Step: Decodable {
      var step: String
      var id: String
      var from: Int?
      var to: Int?
      var item: Int?
    }

    var changes: [Change]
    var steps: [Step]
  }

  private static func notes(_ ids: String...) -> String { notes(ids) }

  private static func notes(_ ids: some Collection<String>) -> String {
    let contents = ids.map { #"{ "type": "note", "id": "\#($0)", "value": { "text": "x" } }"# }
    return #"{ "contents": [ \#(contents.joined(separator: ", ")) ] }"#
  }

  @Test func `writes every key of the JSON contract, with diagnostics`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "json")
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
                  "id": "gone",
                  "to": null
                },
                {
                  "change": "insert",
                  "from": null,
                  "id": "new",
                  "to": 0
                },
                {
                  "change": "move",
                  "from": 2,
                  "id": "p",
                  "to": 1
                },
                {
                  "change": "update",
                  "differs": [
                    "output",
                    "phase"
                  ],
                  "from": 2,
                  "id": "p",
                  "to": 1
                },
                {
                  "change": "update",
                  "differs": [
                    "output"
                  ],
                  "from": 0,
                  "id": "hero",
                  "to": 2
                },
                {
                  "change": "update",
                  "differs": [
                    "payload"
                  ],
                  "from": 3,
                  "id": "c-1",
                  "to": 4
                }
              ],
              "diagnostics": [
                {
                  "code": "decodingFailed",
                  "column": 44,
                  "line": 5,
                  "message": "The member \\"yen\\" is missing; send it or make it optional.",
                  "path": "/contents/1/value/yen",
                  "severity": "error",
                  "source": "DIR/new.json"
                }
              ],
              "schema": 1,
              "titleChanged": true
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `a screen has no changes to itself, on either output stream`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/old.json")
        == ShopDump.Transcript(output: "no changes\nDIR/old.json → DIR/old.json\n")
    )
    #expect(
      await shop(
        "diff",
        "-",
        "DIR/old.json",
        "--format",
        "json",
        input: try shop.files.text(of: "old.json")
      )
        == ShopDump.Transcript(
          output: """
            {
              "changedContainers": [],
              "changedData": [],
              "changedHidden": [],
              "changes": [],
              "diagnostics": [],
              "schema": 1,
              "titleChanged": false
            }

            """
        )
    )
  }

  @Test func `a change of side is a rehost, and each screen has its own options`() async throws {
    var shop = shop
    shop.composer = DecidingComposer(
      base: shop.composer,
      decision: SideDecision(stage: "off", flagKey: "k", layer: "default", reason: "DEFAULT"),
      notes: []
    )
    try shop.files.write(
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "x" } } ] }"#,
      to: "one.json"
    )
    #expect(
      await shop("diff", "DIR/one.json", "DIR/one.json", "--old-rules", "a", "--new-rules", "b")
        == ShopDump.Transcript(
          output: """
            1 change · 1 on the other side
            DIR/one.json → DIR/one.json
              ⇄  0  n  note  state → legacy

            """,
          status: .difference
        )
    )
    #expect(
      await shop("diff", "DIR/one.json", "DIR/one.json", "--rules", "a").errors
        == "shopdump: unknown option '--rules'; did you mean '--old-rules'?\n"
    )
  }

  @Test func `payloads without a route are compared, also what a drawing leaves out`() async throws
  {
    let screen = { (style: String) in
      """
      { "contents": [ { "type": "map", "id": "m", "value": {
        "a": 1, "b": 2, "c": 3, "d": 4, "style": "\(style)" } } ] }
      """
    }
    try shop.files.write(screen("red"), to: "old.json")
    try shop.files.write(screen("tea"), to: "new.json")
    let run = await shop("diff", "DIR/old.json", "DIR/new.json")
    #expect(
      run.output.hasPrefix("1 change · 1 changed\nDIR/old.json → DIR/new.json\n  ~  0  m  map")
    )
    #expect(run.status == .difference)
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output
    #expect(page.contains("It differs in values that are not drawn."))
    #expect(await shop("diff", "DIR/old.json", "DIR/old.json").status == .success)
  }

  @Test func `on a terminal no line is longer than 80 columns`() async throws {
    let name = String(repeating: "long-", count: 12) + ".json"
    try shop.files.write(Self.notes("a", "b", "c"), to: name)
    try shop.files.write(Self.notes("c", "x", "a").replacing("x", with: "y"), to: "new-" + name)
    let run = await shop("diff", "DIR/" + name, "DIR/new-" + name, isTerminal: true, width: 80)
    let lines = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(lines.count > 4)
    #expect(lines[0].count <= 80 && lines[0].hasPrefix("4 changes · 1 gone"), "\(lines[0])")
    // A path has a line of its own.
    #expect(lines.allSatisfy { $0.count <= 80 || !$0.dropFirst(2).contains(" ") }, "\(lines)")
  }

  @Test func `names both screens if neither can be read`() async {
    #expect(
      await shop("diff", "DIR/a", "DIR/b")
        == ShopDump.Transcript(
          errors: """
            shopdump: cannot read 'DIR/a': the file does not exist; check the path.
            shopdump: cannot read 'DIR/b': the file does not exist; check the path.

            """,
          status: .wrongInput
        )
    )
  }
}
