import Bridge
import Parity
import ScreenDocument
public import ScreenDump
import TopScreen

/// Searches for responses, recorded ones or changes of them, on which the two sides differ.
@MainActor
public struct HuntCommand<UIState: AnyObject>: DumpCommand {
  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Composes the screens through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `hunt`.
  public var name: String { "hunt" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Find responses on which the two sides differ." }
  /// The explanation of the search and of the exit status.
  public var discussion: String {
    """
    The search derives responses from those of the journals: one change, several,
    parts of another response, sequences of responses and flips, other moments, time
    zones and locales. It prefers changes that reach a new cell (a class of values,
    such as emptyText) of the response or of the view data, and constants that the
    view data suggest: "9,999+" suggests 9,998 to 10,001. Both sides run on virtual
    time, on stage shadow.

    Differences are grouped by causes, as those of replay. For each cause, the first
    input is made as small as possible and saved as difference-KIND.journal, which
    you can replay. At most 20 cases are saved.

    The same seed and journals give the same result, unless --for ends the search
    after a time. If the process ends while a side handles a line, standard error
    has that line. --known FILE ignores accepted causes until they expire, and
    reports them apart. --times adds the tries a second.

    With --format ndjson, the output is a journal of the smallest examples, then an
    object "total"; examples are saved only with --fixtures.

    The exit status is 1 if the sides differ for some response. It is 2 if nothing
    was compared; --allow-empty makes it 0, and --exit-zero makes both 0. It is 130
    after an interrupt, and 143 after SIGTERM.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "hunt --from home.journal", "hunt recommended coupons --from home.journal --for 60s",
      "hunt --from home.journal --seed 7 --tries 100000 --fixtures Fixtures",
      "hunt --from - --format ndjson --exit-zero --seed 3",
    ]
  }
  /// Any number of kinds, or none for all kinds with both sides.
  public var operands: OperandRule { OperandRule(usage: "[KIND…]", count: 0...Int.max) }
  /// Text, JSON, and a journal of the smallest examples with totals.
  public var formats: [DumpFormat] { [.text, .json, .ndjson] }
  /// The options of the command.
  public var options: [DumpOption] {
    [
      HuntOptions.journal, HuntOptions.seed, HuntOptions.tries, HuntOptions.maximumTime,
      HuntOptions.smallestExamplesFolder, ReplayOptions.knownCauses, HuntOptions.times, .now,
      .allowEmpty,
      .exitZero,
    ]
  }

  /// Runs the search.
  ///
  /// After an interrupt, the result has what was found until then.
  ///
  /// - Returns: The causes, and the files of the smallest examples. With the format `ndjson`, there
  ///   are files only if `--fixtures` is given.
  /// - Throws: A message for an invalid option or kind, for a folder that cannot be written to, and
  ///   for a journal or a file of known causes that cannot be read.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let options = try HuntOptions(request.arguments, format: request.format)
    let known = try request.readKnownCauses()
    var context = try request.defaultScreenContext()
    context.now = try request.moment()
    let sides = composer.sides
    let kinds = try requestedKinds(named: request.arguments.operands, sides)
    let searchedKinds = kinds.isEmpty ? sides.kindsWithBothSides : kinds
    var recorded = KeptJournalLines(delivering: .anywhere(ofOneOf: searchedKinds))
    try recorded.readFiles(options.journals, request)
    let replayer = composer.makeReplayer(on: StageFlags(overrides: StageOverrides(all: .shadow)))
    let sidesRunner = ReplaySearchRunner(replayer, base: context, handlers: composer.makeHandlers())
    let runner = CrashReportingRunner(sidesRunner)
    let search = DifferenceSearch(
      recorded.lines.map { $0.fillingMissingMoment(with: context.now) },
      kinds: searchedKinds,
      related: sidesRunner.kinds(feeding:),
      seed: options.seed,
      runner: runner
    )
    let hunt = Hunt(search, runner: runner, sides: sides, defaultContext: context, known)
    let (seconds, foundCauses) = CrashSignalReporter.writeCrashTextOnSignal(
      includingTermination: false
    ) {
      runTries(of: hunt, options, request)
      return (
        request.progress.elapsed,
        hunt.findCauses(
          savingExamplesIn: options.givenExamplesFolder,
          keeping: filePaths(request.arguments),
          request.progress
        )
      )
    }
    let report = HuntReport(
      seed: options.seed,
      tryCount: hunt.tryCount,
      comparedTryCount: hunt.comparedTryCount,
      differingTryCount: hunt.differingTryCount,
      tryCountWithIgnoredDifferences: hunt.tryCountWithIgnoredDifferences,
      knownCauseUses: KnownCauseUse.uses(
        of: known,
        responseCountOfCauseIndex: hunt.responseCountOfKnownCauseIndex,
        at: context.now
      ),
      searchSeconds: request.arguments.has(HuntOptions.times) ? seconds : nil,
      readLineCount: recorded.readLineCount,
      invalidLineCount: recorded.invalidLineCount,
      diagnostics: recorded.diagnostics,
      foundCauses: foundCauses,
      requestedKinds: kinds,
      uncheckedBeforeFirstComparison: hunt.uncheckedBeforeFirstComparison,
      coverageOfKinds: search.kinds.map { Self.reachedCoverage(of: $0, in: search, hunt) },
      toolHasLegacySide: sides.toolHasLegacySide,
      isInterrupted: request.isInterrupted,
      allowsEmpty: request.arguments.has(.allowEmpty),
      alwaysExitsWithZero: request.arguments.has(.exitZero)
    )
    var result = DumpResult(
      report,
      files: options.examplesFolder == nil ? [] : foundCauses.compactMap(\.smallestExampleJournal)
    )
    if request.isInterrupted { result.interruption = request.interruption }
    return result
  }

  /// Runs tries until their number, the time or an interrupt ends the search, or no input is left.
  private func runTries(of hunt: Hunt, _ options: HuntOptions, _ request: DumpRequest) {
    while hunt.tryCount < options.maximumTryCount, !request.isInterrupted, hunt.runNextTry() {
      if let seconds = options.maximumSeconds, request.progress.elapsed >= seconds { break }
      request.progress.show { seconds in
        "\(hunt.tryCount.triesText) · \(Int(Double(hunt.tryCount) / max(seconds, 0.001)).grouped)/s · "
          + "\(hunt.differingTryCount.grouped) differ"
      }
    }
  }

  private func requestedKinds(
    named names: [String],
    _ sides: SidesOfKinds
  ) throws(DumpFailure) -> Set<ContentKind> {
    for name in names where !sides.kindsWithBothSides.contains(ContentKind(name)) {
      let hint = name.nearest(in: sides.kindsWithBothSides.map(\.rawValue).sorted())
        .map { "; did you mean '\($0)'?" }
      throw DumpFailure("the kind '\(name)' does not have both sides" + (hint ?? "; leave it out"))
    }
    return Set(names.map { ContentKind($0) })
  }

  private static func reachedCoverage(
    of kind: ContentKind,
    in search: DifferenceSearch,
    _ hunt: Hunt
  ) -> HuntReport.ReachedCoverage {
    let count = { (coverage: Coverage) in
      coverage.paths(of: kind).reduce(0) { $0 + $1.coverage.cells.count }
    }
    let missing = search.coverage.paths(of: kind).map { ($0.pointer, $0.coverage.unreachedCells) }
    return HuntReport.ReachedCoverage(
      kind: kind,
      uncheckedReason: hunt.comparedKinds.contains(kind)
        ? nil : hunt.uncheckedReasonOfKind[kind] ?? .skipped,
      recordedCellCount: count(search.recordedCoverage),
      totalReachedCellCount: count(search.coverage),
      unreachedCellsByPath: missing.filter { !$0.1.isEmpty }.map { (path: $0.0, cells: $0.1) }
    )
  }
}
