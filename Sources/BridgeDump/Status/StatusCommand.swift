import Basics
import Bridge
import LegacyRx
import Parity
import ScreenDocument
public import ScreenDump
import StrictJSON
import TopScreen

/// Reports the stage, the evidence and the next step of every kind, and what is left of the legacy
/// side.
@MainActor
public struct StatusCommand<UIState: AnyObject>: DumpCommand {
  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Composes the screens through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `status`.
  public var name: String { "status" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Show where the migration stands, and what is next." }
  /// The explanation of the inputs and of the exit status.
  public var discussion: String {
    """
    The command reads the flags for the present stage of each kind, the ledgers for
    what is proved, and the journals for responses on which the sides differ. The
    journals and the files of coverage also say which paths of a kind's responses
    had several values; a sentence that tells you to move a kind to its next stage
    names some of its paths that had only one value. The command compares the
    contents of the screens, and records their legacy pipelines. A missing input is
    named, and what it would say counts as unknown; a ledger that counts nothing and
    a journal without a valid line count as missing.

    The first line is the answer. Then come at most seven sentences about what to do
    next, with lines to copy; a row for each kind with its stage, its evidence, the
    legacy pipelines that are left, and the next step; and what is left of the
    legacy side as kinds move to complete. A kind is done if it has no legacy side,
    or if its legacy side can be deleted. A known response on which the sides differ
    is to be fixed before the app collects more evidence.

    With --kind, the command reports the next smallest step for one kind: with
    --format json also the smallest failing response, both values, the pipelines and
    the files. --fixtures saves the smallest failing response of each kind, or of
    that kind alone, as mismatch-KIND.json. --since names a file that status
    --format json has written before; the report says what changed.

    The exit status is 1 if a kind must go back: too many comparisons differ, and
    its stage is not off. Otherwise it is 0, also without a ledger.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "status home.json --flags flags.json --ledger fleet.ledger",
      "status --flags f.json --ledger a.ledger --format html -o status.html",
      "status --kind coupons --journal home.journal --format json",
      "status --flags flags.json --ledger fleet.ledger --since monday.json",
    ]
  }
  /// Any number of screens, or none for the bundled one.
  public var operands: OperandRule { OperandRule(usage: "[SCREEN…]", count: 0...Int.max) }
  /// Text, JSON and a page.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options of the command.
  public var options: [DumpOption] {
    [
      StatusOptions.ledger, StatusOptions.journal, StatusOptions.coverage,
      StatusOptions.earlierReport,
    ]
      + [StatusOptions.kind, StatusOptions.failingResponsesFolder]
      + DumpOption.oneScreen.filter { $0 != .script } + composer.stageOptions(for: .only)
      + LedgerOptions.proof
  }

  /// Returns the options that change what the report says, without those that choose its part or
  /// its files.
  ///
  /// The report shows all contents, and reads the user only to evaluate the flags of a file.
  private func optionsAffectingReport(_ arguments: DumpArguments) -> [DumpOption] {
    var others = [StatusOptions.kind, StatusOptions.failingResponsesFolder, DumpOption.times]
    if !arguments.has(StageOptions.flags(for: .only)) {
      others += DumpOption.evaluation + FractionalGenerationOptions.options(for: .only)
    }
    return options.filter { !others.contains($0) }
  }

  /// Reports the status of all kinds or, with `--kind`, of one kind.
  ///
  /// - Returns: The report, and the files of `--fixtures`. After an interrupt before the ledgers
  ///   and journals are read, there is neither; after a later one, only the dependencies in a
  ///   report of `--kind` may be incomplete.
  /// - Throws: A message for an invalid option or an unreadable input.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    let arguments = request.arguments
    let only = try requestedKind(arguments)
    let settings = try LedgerOptions.evidenceSettings(arguments)
    let stages = try composer.readStageOptions(for: .only, of: request, otherwise: nil)
    let earlier = try readEarlierReport(request)
    let screens = try await readScreens(request)
    let evidence = try StatusEvidence(request, settings, sides: composer.sides.sidesByKind)
    var survey = ScreenAndJournalSurvey(
      composer,
      stages,
      screens: screens,
      at: try request.moment()
    )
    for path in arguments.values(of: StatusOptions.coverage) {
      survey.add(try CoverageFileReader(path: path, option: StatusOptions.coverage).read(request))
    }
    try survey.searchJournalsForFailures(
      arguments.values(of: StatusOptions.journal).withoutRepeatedFiles,
      request
    )
    if let interruption = request.interruption {
      var result = DumpResult(nil)
      result.interruption = interruption
      return result
    }
    let remaining = composer.recordRemainingLegacySide(
      of: screens,
      on: survey.stageByKind,
      progress: request.progress
    )
    let kinds = survey.statusesWithShrunkFailures(
      evidence,
      remaining,
      shrinkingOnly: only,
      folder: arguments.value(of: StatusOptions.failingResponsesFolder),
      keeping: filePaths(arguments),
      progress: request.progress
    )
    let inputs = StatusInputs(
      request,
      options: optionsAffectingReport(arguments),
      screens: screens,
      overrides: stages.stageFlags.overrides,
      ledgersWithoutCounts: evidence.ledgersWithoutCounts,
      uncomparedJournals: survey.uncomparedJournals,
      moment: try request.moment()
    )
    let diagnostics = survey.diagnostics + evidence.diagnostics
    let saved = kinds.compactMap(\.smallestFailingResponse).filter(\.savesMinimalScreen)
    let files = saved.compactMap(\.minimalScreen?.file)
    if let only, let status = kinds.first(where: { $0.kind == only }) {
      let found = try legacySideInputs(of: only, screens, request)
      let report = KindReport(
        status: status,
        inputs: inputs,
        pipelineNodesWithEveryKindOff: remaining.nodesByKindWithEveryKindOff[only] ?? [],
        legacySideInputs: found.inputs,
        diagnostics: diagnostics + found.limitWarnings
      )
      var result = DumpResult(report, files: files)
      result.interruption = request.interruption
      return result
    }
    let report = StatusReport(
      inputs: inputs,
      kinds: kinds,
      unknownKindsOnScreens: survey.unknownKindsOnScreens,
      remainingLegacySide: remaining,
      dailyProgress: evidence.dailyProgress,
      appVersions: evidence.appVersions,
      screensOnPresentStages: survey.screensOnPresentStages,
      comparedScreens: survey.comparedScreens,
      changes: earlier.map {
        StatusChanges(from: $0, to: kinds, nodes: remaining.presentCounts.activeNodeCount)
      },
      diagnostics: diagnostics
    )
    return DumpResult(report, files: files)
  }

  /// Returns the inputs that the legacy side of a kind depends on, found with the responses of
  /// screens and of journals other than standard input.
  ///
  /// The inputs are `nil` if the kind has no legacy side with an output, or if that side shows
  /// nothing for these responses. After an interrupt, some inputs may be missing.
  private func legacySideInputs(
    of kind: ContentKind,
    _ screens: [ScreenToCompose],
    _ request: DumpRequest
  ) throws(DumpFailure) -> (inputs: [DependenceInput]?, limitWarnings: [SourcedDiagnostic]) {
    guard composer.sides.runnableSides(of: kind).contains(.legacy) else { return (nil, []) }
    var recorded = KeptJournalLines(delivering: .atStart(of: kind))
    let journals = request.arguments.values(of: StatusOptions.journal).withoutRepeatedFiles
    try recorded.readFiles(journals.filter { $0 != "-" }, request)
    var context = try request.defaultScreenContext()
    context.now = try request.moment()
    let lines = screens.map { screen in
      JournalLine(
        context: JournalContext(
          moment: screen.context.now,
          timeZone: screen.context.timeZone,
          locale: screen.context.locale
        ),
        responses: screen.document.contents
      )
    }
    let found = composer.findDependences(
      of: kind,
      on: [.legacy],
      in: lines + recorded.lines,
      context
    ) {
      !request.isInterrupted
    }
    return (
      found.outputs.isEmpty ? nil : found.readInputs.sorted(),
      recorded.limitWarnings
    )
  }

  /// Returns the kind of `--kind`; `nil` without the option.
  ///
  /// It throws a message for an unknown kind, and for an option that excludes `--kind`.
  private func requestedKind(_ arguments: DumpArguments) throws(DumpFailure) -> ContentKind? {
    guard let name = arguments.value(of: StatusOptions.kind) else { return nil }
    let known = composer.kindsWithAnySide.sorted().map(\.rawValue)
    guard known.contains(name) else {
      let hint = name.nearest(in: known).map { "did you mean '\($0)'?" }
      throw DumpFailure(
        "no side knows the kind '\(name)'; \(hint ?? "the kinds are \(known.quotedList(by: "and"))")"
      )
    }
    if arguments.value(of: .format(formats)) == DumpFormat.html.rawValue {
      throw DumpFailure("the option '--kind' writes text or JSON; leave out '--format html'")
    }
    if arguments.has(StatusOptions.earlierReport) {
      throw DumpFailure("the option '--since' is about all kinds; leave out '--kind \(name)'")
    }
    return ContentKind(name)
  }

  /// Reads the earlier report of `--since`; `nil` without the option.
  private func readEarlierReport(_ request: DumpRequest) throws(DumpFailure) -> EarlierStatusReport?
  {
    guard let path = request.arguments.value(of: StatusOptions.earlierReport) else { return nil }
    let bytes = try request.bytes(of: path)
    do throws(Diagnostic.Failure) {
      return try EarlierStatusReport(reading: bytes)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }

  private func readScreens(_ request: DumpRequest) async throws(DumpFailure) -> [ScreenToCompose] {
    let operands = request.arguments.operands
    var screens: [ScreenToCompose] = []
    for path in operands.isEmpty ? [nil] : operands.map(Optional.some) {
      screens.append(try await request.screen(path))
    }
    return screens
  }
}
