import Foundation
import ScreenDump
import TestSupport
import Testing

/// What `status --since` tells of the changes since an earlier status, and which files it refuses.
@MainActor
@Suite struct StatusSinceTests: StatusSuite {
  let shop = ShopDump()

  @Test func `--since tells what changed`() async throws {
    _ = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--format",
      "json",
      "-o",
      "DIR/old.json"
    )
    let same = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--since",
      "DIR/old.json"
    )
    #expect(same.output.contains("since 1970-01-01T00:33:20Z\n· Nothing has changed.\n"))
    try shop.files.write(
      Self.flags(["banner": "complete", "price": "off"]),
      to: "new-flags"
    )
    let changed = try await run(
      "--flags",
      "DIR/new-flags",
      "--ledger",
      "DIR/fleet",
      "--since",
      "DIR/old.json"
    )
    let section = """
      since 1970-01-01T00:33:20Z
      · banner moved from shadow to complete; next: wait for complete.
      · price moved from live to off; next: fix.
      · The legacy side shrank from 15 to 10 nodes.

      """
    #expect(changed.output.contains(section))
    // Between the two: a kind without its own row in OLD is new, and one without a row now is gone.
    let renamed = try String(contentsOfFile: shop.files.path + "/old.json", encoding: .utf8)
      .replacing("\"kind\": \"price\"", with: "\"kind\": \"cost\"")
    try shop.files.write(renamed, to: "renamed.json")
    let other = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--since",
      "DIR/renamed.json"
    )
    #expect(other.output.contains("\n· price is new, on live.\n· cost is gone.\n"))
  }

  @Test(arguments: [
    ("{}", "1:1: The value needs \"schema\", 1"),
    ("{\"schema\": 2}", "1:12 /schema: The value must be 1, found 2"),
    (
      "{\"schema\":1,\"time\":\"2026-04-01T09:00:00Z\",\"kinds\":[{\"kind\":\"a\",\"stage\":\"on\"}]}",
      "/kinds/0: The value needs \"next\""
    ),
    (
      "{\"schema\":1,\"time\":\"yesterday\",\"kinds\":[]}",
      "1:20 /time: The value must be a time such as 2026-04-01T09:00:00Z, found \"yesterday\""
    ),
    ("{", "DIR/old"),
  ])
  func `--since names the place in a file that is not a status`(
    text: String,
    message: String
  ) async throws {
    try shop.files.write(text, to: "old")
    let run = await shop("status", "--since", "DIR/old")
    #expect(run.status == .wrongInput)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (13, 3, 15, 6, "price was compared 5 more times, and differed 3 more times."),
    (13, 3, 14, 2, "price differs in 2 (before in 3)."),
    (13, 3, 5, 2, "price has 2 of 7 comparisons that differ (it had 3 of 16)."),
    (13, 3, 0, 0, "price has no comparison any more (it had 16)"),
  ])
  func `--since tells of differences, and of comparisons that are gone`(
    matched: Int,
    mismatched: Int,
    newMatched: Int,
    newMismatched: Int,
    sentence: String
  ) async throws {
    try shop.files.write(Self.flags(["price": "live"]), to: "flags")
    func status(_ matched: Int, _ mismatched: Int, _ more: [String]) async throws
      -> ShopDump.Transcript
    {
      let line = Self.line("price", matched: matched, mismatched: mismatched, stage: "live")
      try shop.files.write(line, to: "counts")
      return await shop(["status", "--flags", "DIR/flags", "--ledger", "DIR/counts"] + more)
    }
    _ = try await status(matched, mismatched, ["--format", "json", "-o", "DIR/before.json"])
    let changed = try await status(newMatched, newMismatched, ["--since", "DIR/before.json"])
    #expect(changed.output.contains("· \(sentence.dropLast())"), "\(changed)")
    #expect(!changed.output.contains("Nothing has changed"), "\(changed)")
  }
}
