import ScreenDump
import Testing

/// The colours and the width of text.
@MainActor
@Suite struct DumpToolTerminalTests {
  private let shop = ShopDump()

  @Test func `colours a terminal's text without changing the words`() async {
    let screen = #"{ "contents": [ { "type": "note", "value": { "text": "x" } } ] }"#
    let colored = await shop("show", "-", "--color", "always", input: screen).output
    #expect(
      colored == """
        \u{1B}[1m(no title)\u{1B}[0m\u{1B}[2m · 1 content · 1 state\u{1B}[0m
          \u{1B}[2m0\u{1B}[0m  \u{1B}[1mnote#1\u{1B}[0m  note  \u{1B}[34mstate\u{1B}[0m  routed  \
        \u{1B}[32mready\u{1B}[0m  「x」 · shownAt 2000 GMT

        """
    )
    let plain = await shop("show", "-", "--color", "never", input: screen).output
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test(
    arguments: [
      ([], false, [:], false),
      ([], true, [:], true),
      ([], true, ["NO_COLOR": "1"], false),
      ([], true, ["NO_COLOR": ""], true),
      ([], true, ["TERM": "dumb"], false),
      (["--color", "auto"], true, [:], true),
      (["--color", "never"], true, [:], false),
      (["--output", "-"], true, [:], true),
      (["--color", "always"], false, ["NO_COLOR": "1"], true),
      (["--format", "json", "--color", "always"], true, [:], false),
    ] as [([String], Bool, [String: String], Bool)]
  )
  func `decides when to use colours`(
    arguments: [String],
    isTerminal: Bool,
    variables: [String: String],
    isColored: Bool
  ) async {
    let console = InMemoryConsole(
      terminal: .init(isOutput: isTerminal, width: 80),
      variables: variables
    )
    _ = await shop.tool.run(["show"] + arguments, in: console)
    #expect(console.output.contains("\u{1B}[") == isColored)
  }

  @Test func `stays within the columns of a terminal, counting wide characters twice`() async {
    let run = await shop("show", "--color", "never", isTerminal: true, width: 66)
    #expect(
      run.output == """
        本日のお店 · 4 contents · 3 state · 1 no side
          0  hero     banner  state    routed    ready    「春の大感謝祭…
          1  price#1  price   state    routed    ready    「1280円」 · ra…
          2  c-1      coupon  no side  no route  payload  codes 2 · rate …
          3  note#1   note    state    routed    ready    「ｾｰﾙは Sunday …

        """
    )
  }

  @Test func `a heading that is wider than the terminal has its counts on lines of their own`()
    async
  {
    let title = String(repeating: "春の大感謝祭", count: 8)
    let screen = """
      { "title": "\(title)", "contents": [ { "type": "note", "value": { "text": "x" } } ] }
      """
    let wide = await shop("show", "-", input: screen, isTerminal: true, width: 200).output
    #expect(wide.hasPrefix("\u{1B}[1m\(title)\u{1B}[0m\u{1B}[2m · 1 content · 1 state\u{1B}[0m\n"))
    let options = ["show", "-", "--color", "never"]
    #expect(await shop(options, input: screen).output.hasPrefix("\(title) · 1 content · 1 state\n"))

    let run = await shop("show", "-", "--color=never", input: screen, isTerminal: true, width: 14)
    #expect(run.output.hasPrefix("春の大感謝祭…\n1 content · 1\nstate\n"))
  }
}
