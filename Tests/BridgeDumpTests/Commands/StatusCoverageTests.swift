import Foundation
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// What `status` says of journals and files of coverage.
@MainActor
@Suite struct StatusCoverageTests {
  private let shop = ShopDump()

  private static let journal = """
    {"kind":"banner","value":{"title":"夏","a":1,"b":2,"c":3,"d":4}}
    {"kind":"banner","value":{"title":"冬","a":1,"b":2,"c":3,"d":4}}
    {"kind":"price","value":{"yen":[100]}}
    {"kind":"price","value":{"yen":[250]}}

    """

  private func status(_ arguments: String...) async throws -> ShopDump.Transcript {
    try shop.files.write(StatusCommandTests.line("banner", matched: 455), to: "fleet")
    try shop.files.write(
      StatusCommandTests.flags(["banner": "shadow", "price": "off"]),
      to: "flags"
    )
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/c")
    return await shop(["status", "--flags", "DIR/flags", "--ledger", "DIR/fleet"] + arguments)
  }

  @Test(arguments: [["--journal", "DIR/j"], ["--coverage", "DIR/c"]])
  func `a row has the share of varied paths, and an advance names what never varied`(
    input: [String]
  ) async throws {
    let run = try await status(input[0], input[1])
    #expect(
      run.output.contains(
        """
        → Move banner to live; the evidence proves it; these recorded paths never
          varied: /a, /b, /c and 1 more.
        """
      ),
      "\(run)"
    )
    #expect(run.output.contains("kind    stage          evidence            varied  left  next\n"))
    #expect(
      run.output.contains(
        "banner  ●●○○ shadow    ✓ proved, 0 of 455    20 %     5  move to live\n"
      ),
      "\(run)"
    )
    #expect(run.output.contains("nothing to compare       –     0  write state side\n"), "\(run)")
    for line in run.output.split(separator: "\n") { #expect(String(line).columns <= 80, "\(line)") }
  }

  @Test func `without records nothing is said of them`() async throws {
    let run = try await status()
    #expect(run.output.contains("→ Move banner to live; the evidence proves it.\n"), "\(run)")
    #expect(!run.output.contains("varied"))
  }

  @Test func `a step that no evidence proves names no paths`() async throws {
    _ = try await status()
    try shop.files.write(StatusCommandTests.line("banner", matched: 5), to: "few")
    let inputs = ["--flags", "DIR/flags", "--ledger", "DIR/few", "--journal", "DIR/j"]
    let run = await shop(["status"] + inputs)
    #expect(run.output.contains("→ Wait for banner"), "\(run)")
    #expect(!run.output.contains("never varied"), "\(run)")
  }

  @Test func `JSON has the share and every path that never varied`() async throws {
    let run = try await status("--coverage", "DIR/c", "--format", "json")
    let json = try JSONDocument(Array(run.output.utf8)).root
    #expect(json["inputs"]?["coverage"]?.elements.compactMap(\.string) == ["DIR/c"])
    let kinds = try #require(json["kinds"])
    let banner = try #require(kinds.elements.first { $0["kind"]?.string == "banner" })
    #expect(banner["coverage"]?.double == 0.2)
    #expect(banner["neverVaried"]?.elements.compactMap(\.string) == ["/a", "/b", "/c", "/d"])
    let rank = try #require(kinds.elements.first { $0["kind"]?.string == "rank" })
    #expect(rank["coverage"]?.isNull == true)
    #expect(rank["neverVaried"]?.isNull == true)
    let one = try await status("--coverage", "DIR/c", "--kind", "banner", "--format", "json")
    let report = try JSONDocument(Array(one.output.utf8)).root
    #expect(report["coverage"]?.double == 0.2)
    #expect(report["neverVaried"]?.count == 4)
    let text = try await status("--coverage", "DIR/c", "--kind", "banner")
    #expect(text.output.contains("varied        20 % of the paths\n"), "\(text)")
  }

  @Test func `the page has a column for it`() async throws {
    let run = try await status("--coverage", "DIR/c", "--format", "html")
    #expect(run.output.contains("<dt>Coverage</dt><dd><bdi>DIR/c</bdi></dd>"))
    #expect(run.output.contains("<th scope=\"col\" class=\"number\">Paths varied</th>"))
    #expect(
      run.output.contains("<td data-name=\"Paths varied\" class=\"number\"><div>20 %</div></td>")
    )
    #expect(run.output.contains("never varied: /a, /b, /c and 1 more"))
    let without = try await status("--format", "html")
    #expect(!without.output.contains(">Paths varied<"))
  }

  @Test func `a file that is not one of coverage is named with its place`() async throws {
    let run = try await status("--coverage", "DIR/j")
    #expect(run.errors.contains("DIR/j:1:1"), "\(run)")
    #expect(run.errors.contains("schema"), "\(run)")
    #expect(run.output == "")
    #expect(run.status == .wrongInput)
  }
}
