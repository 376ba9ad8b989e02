import ScreenDump
import Testing

/// What the tool answers to arguments that it cannot use.
@MainActor
@Suite struct DumpToolUsageErrorTests {
  private let shop = ShopDump()

  @Test(arguments: [
    (["shwo"], "unknown command 'shwo'; did you mean 'show'?"),
    (["help", "dif"], "unknown command 'dif'; did you mean 'diff'?"),
    (
      ["frobnicate"],
      "unknown command 'frobnicate'; the commands are 'show', 'diff', 'shape' and 'completions'."
    ),
    (
      ["home.json"],
      "'home.json' is not a command; write 'shopdump show home.json'."
    ),
    (["-"], "'-' is not a command; write 'shopdump show -'."),
    (
      ["--format", "json", "show"],
      "the command 'show' must come before the options; write 'shopdump show' first."
    ),
    (["--color=never", "x"], "'x' needs a command; write 'shopdump show x'."),
    (["diff", "a"], "the command 'diff' needs more arguments; write 'shopdump diff OLD NEW'."),
    (["show", "a", "b"], "'b' is one argument too many; write 'shopdump show [SCREEN]'."),
    (["show", "--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (
      ["show", "--stage", "x=off"],
      "unknown option '--stage'; run with '--help' for the options."
    ),
    (["show", "--frob"], "unknown option '--frob'; run with '--help' for the options."),
    (["show", "-x"], "unknown option '-x'; run with '--help' for the options."),
    (
      ["show", "--format", "jsn"],
      "the option '--format' expects 'text', 'json' or 'html', not 'jsn'; did you mean 'json'?"
    ),
    (
      ["show", "--color", "green"],
      "the option '--color' expects 'auto', 'always' or 'never', not 'green'; write "
        + "'--color auto|always|never'."
    ),
    (
      ["show", "--format"],
      "the option '--format' needs a value; write '--format text|json|html'."
    ),
    (["show", "--shape="], "the option '--shape' needs a value; write '--shape FILE'."),
    (["show", "--shape", "--now"], "the option '--shape' needs a value; write '--shape FILE'."),
    (["show", "-o"], "the option '-o' needs a value; write '--output FILE'."),
    (
      ["show", "--format", "json", "--format=text"],
      "the option '--format' is given twice; give it once."
    ),
    (["show", "--help=1"], "the option '--help' does not expect a value; write '--help' alone."),
    (
      ["show", "--now", "2026-04-01"],
      "the option '--now' expects a moment with its offset from UTC, not '2026-04-01'; write it as "
        + "'2026-04-01T09:00:00+09:00'."
    ),
  ])
  func `a usage error is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  )
    async
  {
    let console = InMemoryConsole()
    let status = await shop.tool.run(arguments, in: console)
    #expect(
      ShopDump.Transcript(output: console.output, errors: console.errors, status: status)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }

  @Test(arguments: [
    (["compare"], "the command 'compare' is not available: no bridge here; build with it."),
    (
      ["help", "compare"], "the command 'compare' is not available: no bridge here; build with it."
    ),
    (
      ["show", "--stage", "*=off"],
      "the option '--stage' is not available: no bridge here; build with it."
    ),
    (["--stage=*=off"], "the option '--stage' is not available: no bridge here; build with it."),
  ])
  func `a command excluded from the build is distinguished from an unknown one`(
    arguments: [String],
    sentence: String
  ) async {
    var shop = shop
    shop.absent = AbsentFeatures(
      commands: ["compare"],
      options: ["stage"],
      reason: "no bridge here; build with it"
    )
    let console = InMemoryConsole()
    #expect(await shop.tool.run(arguments, in: console) == .wrongInput)
    #expect(console.errors == "shopdump: \(sentence)\n")
    #expect(console.output.isEmpty)
  }
}
