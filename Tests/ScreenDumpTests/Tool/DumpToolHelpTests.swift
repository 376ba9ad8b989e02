import ScreenDump
import Testing

/// The help for the tool and for a command, and the version.
@MainActor
@Suite struct DumpToolHelpTests {
  private let shop = ShopDump()

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "help"]])
  func `prints help for the tool`(arguments: [String]) async {
    #expect(
      await shop(arguments)
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

            Without a command, 'show' runs. Common options:
                  --format text|json         The output format; text by default. Not for
                                             'completions'.
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

  @Test(
    arguments: [
      ["show", "--help"], ["show", "x", "-h", "y"], ["show", "x", "y", "-ho-"], ["help", "show"],
    ]
  )
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
}
