import Parity
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// `compare` of several screens, of which some cannot be read.
@MainActor
@Suite struct CompareUnreadableTests {
  private let shop = ShopDump()

  private static let equal = """
    { "contents": [ { "type": "banner", "id": "b", "value": { "title": "春" } } ] }
    """
  private static let empty = #"{ "contents": [] }"#
  private static let reason =
    "cannot read 'DIR/none.json': the file does not exist; check the path"

  private func compare(_ arguments: String...) async throws -> ShopDump.Transcript {
    try shop.files.write(Self.equal, to: "equal.json")
    try shop.files.write(Self.empty, to: "empty.json")
    try shop.files.write(ShopDump.sample, to: "differs.json")
    return await shop(["compare"] + arguments)
  }

  @Test(arguments: [[], ["--allow-empty"]])
  func `text names the screen and the reason, and is not green`(options: [String]) async throws {
    try shop.files.write(Self.equal, to: "equal.json")
    #expect(
      await shop(["compare", "DIR/equal.json", "DIR/none.json"] + options)
        == ShopDump.Transcript(
          output: """
            – nothing compared on 1 of 2 screens · 1 matched
              \(Self.reason)

            """,
          errors: "shopdump: \(Self.reason).\n",
          status: .wrongInput
        )
    )
  }

  @Test func `every named screen counts, and an equal reason is written once`() async throws {
    let run = try await compare(
      "DIR/equal.json",
      "DIR/empty.json",
      "DIR/none.json",
      "DIR/none.json"
    )
    #expect(
      run.output == """
        – nothing compared on 3 of 4 screens · 1 matched
          \(Self.reason)
          DIR/empty.json: there are no contents

        """
    )
    #expect(run.status == .wrongInput)
  }

  @Test func `a difference beside an unreadable screen names its screen`() async throws {
    let run = try await compare("DIR/differs.json", "DIR/none.json")
    #expect(run.output.hasPrefix("✗ nothing compared on 1 of 2 screens · "), "\(run)")
    #expect(run.output.contains("✗ p (price) mismatched in DIR/differs.json\n"), "\(run)")
    #expect(run.status == .wrongInput)
  }

  @Test func `JSON has the verdict nothing and a diagnostic`() async throws {
    let run = try await compare("DIR/equal.json", "DIR/none.json", "--format", "json")
    let json = try JSONDocument(Array(run.output.utf8)).root
    #expect(json["verdict"]?.string == "nothing")
    #expect(json["diagnostics"]?[0]?["code"]?.string == "unreadableScreen")
    #expect(json["diagnostics"]?[0]?["severity"]?.string == "error")
    #expect(json["diagnostics"]?[0]?["source"]?.string == "DIR/none.json")
    #expect(json["diagnostics"]?[0]?["message"]?.string == Self.reason)
    #expect(run.status == .wrongInput)
  }

  @Test func `the page names the screen and the reason, and is not green`() async throws {
    let page = try await compare("DIR/equal.json", "DIR/none.json", "--format", "html").output
    #expect(page.contains("<h1><bdi>Nothing was compared on 1 of 2 screens</bdi></h1>"))
    #expect(page.contains("<p class=\"subject\"><bdi>DIR/equal.json, DIR/none.json</bdi></p>"))
    #expect(page.contains("the file does not exist; check the path</p>"))
    #expect(page.contains("– Nothing compared on 1 of 2 screens"))
  }

  @Test func `noise names the screen and the reason, in text and JSON`() async throws {
    let arguments = ["compare", "DIR/equal.json", "DIR/none.json", "--noise", "--runs", "2"]
    try shop.files.write(Self.equal, to: "equal.json")
    let text = await shop(arguments)
    #expect(
      text.output == """
        – nothing compared on 1 of 2 screens · 1 kind · 2 runs · no noise
          \(Self.reason)
          kind    s  n   p0  noise
          banner  0  2  1 %  –

        """
    )
    #expect(text.status == .wrongInput)
    #expect(await shop(arguments + ["--allow-empty"]) == text)
    let output = await shop(arguments + ["--format", "json"]).output
    let json = try JSONDocument(Array(output.utf8)).root
    #expect(json["verdict"]?.string == "nothing")
    #expect(json["diagnostics"]?[0]?["source"]?.string == "DIR/none.json")
    #expect(json["diagnostics"]?[0]?["message"]?.string == Self.reason)
    _ = try EvidenceNoise(reading: Array(output.utf8))
  }
}
