import Bridge
public import ScreenDump

/// Reports the emitters and listeners of the pipelines behind a screen.
@MainActor
public struct WiringCommand<UIState: AnyObject>: DumpCommand {
  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Composes the screens through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `wiring`.
  public var name: String { "wiring" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Show the graph of emitters and listeners." }
  /// The explanation of the graph and its findings.
  public var discussion: String {
    """
    The command composes the screen and records its pipelines: every subject, relay
    and operator; every subscription, with its place in the source; how many events
    passed; what is still active; and which event caused another one. Then it
    releases the screen, and reports the subscriptions that outlive it.

    It reports cycles, emitters without listeners, listeners without emitters,
    emitters with many listeners, and sequences that work once per subscription
    because share() is missing. It is an error, with exit status 1, if a handler
    listens to the handler of another kind and its registration does not declare
    this with feeding:. Pipelines of other stream libraries are not recorded: one
    node represents them.

    The last table shows what remains as kinds move to stage complete.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    ["wiring", "wiring home.json --stage '*=complete'", "wiring --format dot | dot -Tsvg"]
  }
  /// One screen, or none for the bundled one.
  public var operands: OperandRule { OperandRule(usage: "[SCREEN]", count: 0...1) }
  /// The options for one screen and its stages.
  ///
  /// `--script` is not one of them, because a screen that a script changes has no pipelines.
  public var options: [DumpOption] {
    DumpOption.oneScreen.filter { $0 != .script } + composer.stageOptions(for: .only)
  }
  /// Text, JSON, an HTML page, DOT and Mermaid.
  public var formats: [DumpFormat] { [.text, .json, .html, .dot, .mermaid] }

  /// Records a screen.
  ///
  /// - Returns: The graph and its findings.
  /// - Throws: A message for an invalid input or option.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    let stages = try composer.readStageOptions(for: .only, of: request, otherwise: nil)
    let screen = try await request.screen(request.arguments.operands.first)
    return DumpResult(composer.wiringReport(of: screen, on: stages, progress: request.progress))
  }
}
