/// The command `show`, which composes one screen and prints it.
@MainActor
public struct ShowCommand: DumpCommand {
  private let composer: any ScreenComposing

  /// Creates the command.
  ///
  /// - Parameter composer: The composer of the screen.
  public init(_ composer: some ScreenComposing) {
    self.composer = composer
  }

  /// The command's name: `show`.
  public var name: String { "show" }
  /// The purpose of the command, in one sentence.
  public var abstract: String { "Compose a screen and print it." }
  /// Further help: the possible screens, the columns of the output, and the exit status.
  public var discussion: String {
    """
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
    """
  }
  /// Examples of arguments, each without the tool's name.
  public var examples: [String] {
    [
      "show", "show home.json", "show home.json --format json",
      "show page.json --shape shape.json",
      "show --screen timeline --script actions.txt",
      "show https://example.com/home.json --cache ~/.cache/homedump",
    ]
  }
  /// The rule for the operands: at most one screen.
  public var operands: OperandRule { .oneScreen }
  /// The formats of the result: text, which is the default, JSON and HTML.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options for reading and composing one screen.
  public var options: [DumpOption] { DumpOption.oneScreen + composer.options(for: .only) }

  /// Reads and composes the screen; a scripted screen is shown after its script, if there is one.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    if let played = try await request.playedScreen() {
      return DumpResult(ShowReport(screen: played.finalScreen))
    }
    let screen = try await request.screen(request.arguments.operands.first)
    let dumped = try composer.compose(screen, as: .only, for: request)
    return DumpResult(ShowReport(screen: dumped))
  }
}
