import ScreenDump
import Testing

/// The status is successful although nothing was checked, if no legacy side is left.
@MainActor
@Suite struct EverythingMovedTests: NothingCheckedSuite {
  private let shop = ShopDump()

  @Test func `without any legacy side left, the headline reports that all kinds have moved`()
    async throws
  {
    let screen = Self.screen(Self.banner, Self.note)
    await check(
      moved,
      ["compare", "-"],
      input: screen,
      output: "– everything has moved · - · 2 one-sided\n",
      status: .success
    )
    await check(
      moved,
      ["compare", "-", "--noise", "--runs", "1"],
      input: screen,
      output: "– everything has moved · - · 1 run\n",
      status: .success
    )
    await check(
      moved,
      ["replay", "-"],
      input: Self.line,
      output: """
        – everything has moved · - · 1 line · 1 one-sided
          banner  1 one-sided

        """,
      status: .success
    )
    let ledger = Self.ledger("a", "complete") + Self.ledger("b", "complete")
    let transcript = await shop("ledger", "-", input: ledger)
    #expect(transcript.output.hasPrefix("– everything has moved · 2 contents · 2 runs\n"))
    await check(shop, ["ledger", "-"], input: ledger, output: transcript.output, status: .success)
    let page = await shop("ledger", "-", "--format", "html", input: ledger).output
    #expect(page.contains("<h1><bdi>Everything has moved: every content is on complete</bdi></h1>"))
  }
}
