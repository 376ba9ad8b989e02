import Foundation
import ScreenDump
import TestSupport
import Testing

/// The steps of `diff --steps`, as text and as JSON.
@MainActor
@Suite struct DiffStepsTests: DiffSuite {
  let shop = ShopDump()

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
}
