import Bridge
import Parity
import ScreenDocument
public import ScreenDump
import TopScreen

/// Shows which inputs each output of a kind depends on, on either side.
@MainActor
public struct ExplainCommand<UIState: AnyObject>: DumpCommand {
  private static var side: DumpOption {
    DumpOption(
      "side",
      choices: ComparedSide.allCases.map(\.rawValue),
      help: "Run one side alone."
    )
  }

  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Composes the screens through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `explain`.
  public var name: String { "explain" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Show what each place of a kind's view data depends on." }
  /// The explanation of the search and of the exit status.
  public var discussion: String {
    """
    The command changes one input of a recorded response, runs each side again from
    the start, and notes which places of the view data change, and whether the
    effects do, such as analytics events. Inputs are the values, members and
    elements of the response; the moment, time zone and locale; the responses of
    other contents of the screen; the user's recorded actions; the same response a
    second time, and another response before it. Up to 8 recorded responses are
    changed, those that differ most. Indices of lists are written '*'.

    An input that one side reads and the other does not is a difference that no
    recorded response may have shown yet. A place that changes although no input
    changed has a hidden input: a singleton, a random number or the real clock.
    'differ at' names changes after which the sides show different values.

    A search that was interrupted, or that reached 100,000 runs, says so first; a
    run counts once more for every 32 of its responses, and for every 4 KiB of them.
    The report then calls a place without a known input 'unknown', and lists no
    unread values. It is 'unknown' too if a value is 'not tested': a side has
    refused each change of it, such as any other value of an empty list.

    With one side alone, the report is a specification of the other one. A
    dependency that shows only when two inputs change together is not found.

    The exit status is 1 if the sides read different inputs or show different
    values. It is 2 if no side showed anything; --allow-empty makes it 0.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "explain recommended home.journal",
      "explain recommended home.journal --side legacy --format json",
    ]
  }
  /// A kind, and journals.
  public var operands: OperandRule { OperandRule(usage: "KIND JOURNAL…", count: 2...Int.max) }
  /// The options of the command.
  public var options: [DumpOption] { [Self.side, .now, .allowEmpty] }

  /// Runs the search for dependences.
  ///
  /// - Returns: What each place of the view data depends on; no report after an interrupt while the
  ///   journals are read.
  /// - Throws: A message for an invalid option or kind, or for a journal that cannot be opened.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    var context = try request.defaultScreenContext()
    context.now = try request.moment()
    let names = request.arguments.operands
    let sides = composer.sides
    let kind = try kindWithAnySide(named: names[0], sides)
    var recorded = KeptJournalLines(delivering: .atStart(of: kind))
    try recorded.readFiles(Array(names.dropFirst()).withoutRepeatedFiles, request)
    if let interruption = request.interruption {
      var result = DumpResult(nil)
      result.interruption = interruption
      return result
    }
    let dependences = composer.findDependences(
      of: kind,
      on: try selectedSides(request.arguments, of: kind, sides),
      in: recorded.lines,
      context
    ) { !request.isInterrupted }
    let report = ExplainReport(
      dependences: dependences,
      readLineCount: recorded.readLineCount,
      invalidLineCount: recorded.invalidLineCount,
      diagnostics: recorded.diagnostics,
      anyLineDeliversKindAtStart: !recorded.lines.isEmpty,
      anyStepDeliversKind: recorded.anyLineDeliversKindOnlyInSteps,
      toolHasLegacySide: sides.toolHasLegacySide,
      allowsEmpty: request.arguments.has(.allowEmpty)
    )
    var result = DumpResult(report)
    if request.isInterrupted { result.interruption = request.interruption }
    return result
  }

  private func kindWithAnySide(
    named name: String,
    _ sides: SidesOfKinds
  ) throws(DumpFailure) -> ContentKind {
    guard !sides.kindsWithAnySide.contains(ContentKind(name)) else { return ContentKind(name) }
    let hint = name.nearest(in: sides.kindsWithAnySide.map(\.rawValue).sorted())
      .map { "; did you mean '\($0)'?" }
    throw DumpFailure(
      "the kind '\(name)' has neither a route nor a handler" + (hint ?? "; name another kind")
    )
  }

  /// Returns the side of `--side`; without the option, all sides of the kind that can run.
  private func selectedSides(
    _ arguments: DumpArguments,
    of kind: ContentKind,
    _ sides: SidesOfKinds
  ) throws(DumpFailure) -> Set<ComparedSide> {
    let found = sides.runnableSides(of: kind)
    guard let name = arguments.value(of: Self.side) else { return found }
    guard let side = ComparedSide(rawValue: name) else {
      throw DumpFailure("the option '--side' expects legacy or state, not '\(name)'; write legacy")
    }
    guard found.contains(side) else {
      throw DumpFailure("the kind '\(kind)' has no \(name) side to run; leave out '--side'")
    }
    return [side]
  }
}
