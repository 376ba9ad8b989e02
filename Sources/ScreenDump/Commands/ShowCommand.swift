/// Composes a screen and prints it.
@MainActor
public struct ShowCommand: DumpCommand {
  private let composer: any ScreenComposing

  /// Creates the command.
  ///
  /// - Parameter composer: Whoever makes compositions.
  public init(_ composer: some ScreenComposing) {
    self.composer = composer
  }

  /// The name: `show`.
  public var name: String { "show" }
  /// What the command does, in one sentence.
  public var abstract: String { "Compose a screen and print it." }
  /// What a screen can be, and what is printed.
  public var discussion: String {
    """
    SCREEN is a file of JSON, or - for standard input; without it the bundled screen
    is shown. Each line is one content: its position in the document, its id, its
    kind, the side that shows it and why, its phase, and what is shown in short.
    Kinds that nobody shows stay in their place, as unrouted.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    ["show", "show home.json", "show home.json --format json", "show page.json --shape shape.json"]
  }
  /// At most one screen.
  public var operands: OperandRule { .oneScreen }
  /// The options of the command.
  public var options: [DumpOption] { [.shape, .now] + composer.options(for: .only) }

  /// Composes the screen.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: The composed screen.
  /// - Throws: A sentence for a screen that cannot be read or an option that is wrong.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let screen = try request.screen(request.arguments.operands.first)
    let dumped = try composer.compose(screen, as: .only, for: request)
    return DumpResult(ShowReport(screen: dumped))
  }
}
