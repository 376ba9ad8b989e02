import Bridge
public import ScreenDump

/// Reports the emitters and listeners of the pipelines behind a screen.
@MainActor
public struct WiringCommand<UIState: AnyObject>: DumpCommand {
  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Whoever composes through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `wiring`.
  public var name: String { "wiring" }
  /// What the command does, in one sentence.
  public var abstract: String { "Show the graph of emitters and listeners." }
  /// What is recorded, and what is worth a look.
  public var discussion: String {
    """
    The screen is composed while its pipelines are recorded: every subject, relay and
    operator, every subscription with its place in the source, how many events passed,
    what is still alive, and which event fired another one. Then the screen is let go,
    and subscriptions that outlive it are reported.

    Worth a look are cycles, emitters without listeners, listeners without emitters,
    what many listen to, and sequences that do their work twice for want of share().
    A handler that listens to the handler of another kind, whose registration does not
    declare it with feeding:, is an error, and the exit status is 1.
    Pipelines of other stream libraries are not recorded: one node stands for them.
    The last table shows how little is left as contents move to stage complete.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    ["wiring", "wiring home.json --stage '*=complete'", "wiring --format dot | dot -Tsvg"]
  }
  /// One screen; none for the bundled one.
  public var operands: OperandRule { OperandRule(usage: "[SCREEN]", count: 0...1) }
  /// The options of the command; scripts play on screens that have no pipelines of the bridge.
  public var options: [DumpOption] {
    DumpOption.oneScreen.filter { $0 != .script } + composer.options(for: .only)
  }
  /// Every format there is.
  public var formats: [DumpFormat] { DumpFormat.allCases }

  /// Records a screen.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: The graph, and what is worth a look in it.
  /// - Throws: A sentence for an input or an option that is wrong.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    let stages = try composer.stages(for: .only, of: request, otherwise: nil)
    let screen = try await request.screen(request.arguments.operands.first)
    return DumpResult(composer.wiring(of: screen, on: stages, progress: request.progress))
  }
}
