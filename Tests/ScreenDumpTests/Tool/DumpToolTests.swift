import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct DumpToolTests {
  private nonisolated static let noSpace = """
    cannot write the result to standard output: no space is left; free some or write elsewhere.
    """

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

  @Test(arguments: ["--help", "-h", "help"])
  func `prints help for the tool`(argument: String) async {
    #expect(
      await shop(argument)
        == ShopDump.Transcript(
          output: """
            Show what the shop is made of.

            Usage: shopdump [COMMAND] [OPTIONS]

            Commands:
              show [SCREEN]               Compose a screen and print it.
              diff OLD NEW                Print the changes that turn one screen into
                                          another.
              shape FILE…                 Propose shapes for a team's documents, and stubs
                                          of routes.
              completions SHELL           Write a completion script for a shell.

            Without a command, 'show' runs. Options of every command:
                  --format text|json         The output format; text by default.
              -o, --output FILE              Write the result to a file, whole or not at
                                             all.
                  --color auto|always|never  Colour text; auto: on a terminal without
                                             NO_COLOR.
              -h, --help                     Show this help.

            'shopdump --version' shows the version, 'shopdump COMMAND --help' a command's
            options and examples.

            """
        )
    )
  }

  @Test func `no line of help has more than 80 columns`() async {
    for command in ["", "show", "diff", "shape", "completions"] {
      let console = InMemoryConsole()
      let arguments = [command, "--help"].filter { !$0.isEmpty }
      #expect(await shop.tool.run(arguments, in: console) == .success)
      for line in console.output.split(separator: "\n") where !line.contains("shopdump ") {
        #expect(String(line).columns <= 80, "\(command): \(line)")
      }
    }
  }

  @Test(arguments: [["show", "--help"], ["show", "x", "-h", "y"], ["help", "show"]])
  func `prints help for a command, with any other arguments`(arguments: [String]) async {
    let console = InMemoryConsole()
    #expect(await shop.tool.run(arguments, in: console) == .success)
    #expect(console.errors.isEmpty)
    #expect(
      console.output == """
        Compose a screen and print it.

        Usage: shopdump show [SCREEN] [OPTIONS]

        SCREEN is a file of JSON, a folder of layout.json, property.json and data.json,
        a URL of either (that of a folder ends in /), or - for standard input; without
        it the bundled screen is shown. Each line is one content: its position in the
        document, its id, its kind, the side that shows it and why, its phase, and a
        summary of its view data. Kinds without a route stay in their place, with their
        payload; a hidden content keeps its place, with the reason, for --now, --user,
        --context and --dismissed.

        With --cache, screens from servers are stored; if a server fails later, the copy
        is shown and the screen is stale.

        With --screen, another screen that is part of the tool is shown. With --script,
        actions are performed on it first, one a line; blank lines and lines that begin
        with # are ignored.

        The exit status is 2 if no content could be read.

        Options:
              --screen NAME              A screen that is part of the tool, in place of
                                         SCREEN.
              --script FILE              Play actions on the screen, one a line; - for
                                         stdin.
              --shape FILE               Where in the screen's JSON its contents lie.
              --now ISO8601              The moment to show: 2026-04-01T09:00:00+09:00.
              --property FILE|URL        The property document of a page, SCREEN being
                                         its layout.
              --data FILE|URL            The data document of a page, SCREEN being its
                                         layout.
              --cache DIR                Cache screens from servers, not files; show the
                                         copy if a server fails.
              --offline                  Show the cached copy of a URL; use no network.
              --times                    Show the age of the cached copy of a URL.
              --user KEY                 The user to evaluate flags for: the targeting
                                         key.
              --context NAME=VALUE       The user's attributes: appVersion=4.2.0,
                                         beta=true.
              --dismissed NAME           The id of a dismissed content, or the name in
                                         its "dismissal".
              --format text|json|html    The output format; text by default.
          -o, --output FILE              Write the result to a file, whole or not at
                                         all.
              --color auto|always|never  Colour text; auto: on a terminal without
                                         NO_COLOR.
          -h, --help                     Show this help.

        Screens:
          shop, corner
          tally, with these actions for --script:
            add N
            say TEXT
            reset

        Examples:
          shopdump show
          shopdump show home.json
          shopdump show home.json --format json
          shopdump show page.json --shape shape.json
          shopdump show --screen timeline --script actions.txt
          shopdump show https://example.com/home.json --cache ~/.cache/homedump

        """
    )
  }

  @Test func `prints its version`() async {
    #expect(await shop("--version") == ShopDump.Transcript(output: "shopdump 1.2.3\n"))
  }

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

  @Test func `writes to a file instead of standard output`() async throws {
    let expected = await shop("show").output
    #expect(await shop("show", "--output", "DIR/out.txt") == ShopDump.Transcript())
    #expect(try shop.files.text(of: "out.txt") == expected)
    #expect(try shop.files.names == ["out.txt"])
    #expect(await shop("show", "-oDIR/out.txt", "--format", "json") == ShopDump.Transcript())
    #expect(try shop.files.text(of: "out.txt").hasPrefix("{\n"))
    #expect(await shop("show", "-o", "-").output == expected)
  }

  @Test(arguments: [
    ("DIR/nowhere/out", "the folder does not exist; create it or write elsewhere"),
    ("DIR", "it is a folder; name a file"),
    ("DIR/file/out", "a part of the path is a file, not a folder; check the path"),
  ])
  func `an output that cannot be written is one sentence, and the exit status is 2`(
    path: String,
    advice: String
  ) async throws {
    try shop.files.write("kept", to: "file")
    #expect(
      await shop("show", "--output", path)
        == ShopDump.Transcript(
          errors: "shopdump: cannot write '\(path)': \(advice).\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.names == ["file"])
    #expect(try shop.files.text(of: "file") == "kept")
  }

  @Test(arguments: [
    ["show", "DIR/in.json", "-o", "DIR/in.json"],
    ["show", "DIR/in.json", "--format=html", "--output=DIR/./in.json"],
    ["show", "DIR/link.json", "-o", "DIR/in.json"],
    ["diff", "DIR/other.json", "DIR/in.json", "-o", "DIR/link.json"],
  ])
  func `an input is not overwritten with the result`(arguments: [String]) async throws {
    let screen = #"{ "contents": [] }"#
    try shop.files.write(screen, to: "in.json")
    try shop.files.write(screen, to: "other.json")
    try shop.files.link("link.json", to: "in.json")
    let output = arguments.last?.replacing("--output=", with: "") ?? ""
    #expect(
      await shop(arguments)
        == ShopDump.Transcript(
          errors: "shopdump: the output '\(output)' is also an input; write to another file.\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.text(of: "in.json") == screen)
    #expect(await shop("diff", "DIR/in.json", "DIR/in.json", "-o", "DIR/out").status == .success)
    #expect(await shop("diff", "DIR/in.json", "DIR/in.json", "-o", "DIR/out").status == .success)
  }

  @Test(arguments: ["DIR/page/layout.json", "DIR/./page/data.json", "DIR/link.json"])
  func `a document of an input folder is not overwritten with the result`(output: String)
    async throws
  {
    try shop.files.makeFolder("page")
    for name in ["layout.json", "data.json"] { try shop.files.write("{}", to: "page/\(name)") }
    try shop.files.link("link.json", to: "page/data.json")
    #expect(
      await shop("show", "DIR/page", "-o", output)
        == ShopDump.Transcript(
          errors: "shopdump: the output '\(output)' is also an input; write to another file.\n",
          status: .wrongInput
        )
    )
    for name in ["layout.json", "data.json"] {
      #expect(try shop.files.text(of: "page/\(name)") == "{}")
    }
    let other = await shop("show", "DIR/page", "-o", "DIR/page/result")
    #expect(!other.errors.contains("also an input"))
    try shop.files.write("{}", to: "other.json")
    let replaced = ["show", "DIR/page", "--data", "DIR/other.json", "-o", "DIR/page/data.json"]
    #expect(await !shop(replaced).errors.contains("also an input"))
  }

  @Test(arguments: ["DIR/shape", "DIR/none"])
  func `the file of another option is not the output`(path: String) async throws {
    try shop.files.write("{}", to: "shape")
    let run = await shop("show", "--shape", path, "-o", path)
    #expect(
      run.errors
        == "shopdump: the options '--shape' and '--output' name the same file; name two files.\n"
    )
    #expect(run.status == .wrongInput)
    #expect(try shop.files.names == ["shape"])
  }

  @Test(arguments: [
    (["show"], Self.noSpace),
    (["--version"], Self.noSpace),
    (["show", "-"], "cannot read standard input: input/output error; correct this and run again."),
  ])
  func `a failed output stream is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  ) async {
    let console = FullConsole()
    #expect(await shop.tool.run(arguments, in: console) == .wrongInput)
    #expect(console.errors == "shopdump: \(sentence)\n")
  }
}
