import Bridge
import Parity
import ScreenDocument
public import ScreenDump
import StrictJSON
import TopScreen

/// Reports which values of recorded responses vary, and which never do.
@MainActor
public struct CoverageCommand: DumpCommand {
  private static let save = DumpOption(
    "save",
    placeholder: "FILE",
    help: "Save the union as a file of coverage."
  )

  /// Runs the sides of a kind to find what its outputs depend on; `nil` if the command runs no
  /// side.
  private let findDependences:
    ((ContentKind, [JournalLine], ViewDataContext, DumpRequest) -> KindDependences?)?
  /// Returns the kinds of which a side can run; none if the command runs no side.
  private let runnableKinds: () -> Set<ContentKind>

  /// Creates a command that only reads responses and runs no side.
  public init() {
    findDependences = nil
    runnableKinds = { [] }
  }

  /// Creates a command that also finds the paths that influence what is shown.
  ///
  /// - Parameter composer: Composes the screens through the bridge.
  public init<UIState: AnyObject>(_ composer: BridgedComposer<UIState>) {
    runnableKinds = { composer.sides.runnableKinds }
    findDependences = { kind, lines, context, request in
      let runnable = composer.sides.runnableSides(of: kind)
      guard !runnable.isEmpty, !lines.isEmpty else { return nil }
      return composer.findDependences(
        of: kind,
        on: runnable,
        in: lines,
        context,
        maximumRuns: Self.maximumRunsPerSideOfKind
      ) { !request.isInterrupted }
    }
  }

  /// The maximum number of runs of a side for one kind.
  private static var maximumRunsPerSideOfKind: Int { 20_000 }

  /// The name: `coverage`.
  public var name: String { "coverage" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Show where all recorded responses have the same value." }
  /// The explanation of the inputs and of the exit status.
  public var discussion: String {
    """
    A JOURNAL is a file that an app has recorded; a COVERAGE is a file that --save
    or replay --coverage has written. - reads standard input. Files are united:
    their order, and a file that is named twice, make no difference.

    For each kind, the report has the number of paths with a value, and those whose
    value never varied: there, "0 of 100,000 comparisons differ" proves nothing
    about other values. The elements of a list share a path, which has * for the
    index. A list never varied if it was always empty, or always had one element.

    Where a journal has responses of a kind, its sides run, as explain runs them, to
    find the paths that influence what is shown. A cell is a class of values, such
    as negative, emptyText or noElements; the report names the cells that no
    response has reached there, and at paths whose influence is unknown. With
    --format json, every path has its cells.

    Memory is bounded: at most 1,024 kinds, 4,096 paths for each kind, and 16 texts
    or sets of members for each path are kept. Of paths, the shallowest are kept; of
    the others, those with the smallest hashes. The report says where a limit was
    reached.

    A file of coverage holds values of responses: keep it where the journals are. An
    invalid line of a journal is reported and skipped. An invalid file of coverage
    is refused as a whole, since a lost path would look absent.

    With --format ndjson, the output is a file of coverage, then an object "total".

    The exit status is 2 if no response was read; the first line says so, and
    --allow-empty or --exit-zero makes it 0. It is 2 too if a file cannot be read.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "coverage home.journal", "coverage shard-*.coverage --save home.coverage",
      "coverage home.journal --format json", "coverage - --format ndjson --exit-zero",
    ]
  }
  /// One file or more.
  public var operands: OperandRule {
    OperandRule(usage: "JOURNAL|COVERAGE…", count: 1...Int.max)
  }
  /// Text, JSON, a page, and a file of coverage with totals.
  public var formats: [DumpFormat] { [.text, .json, .html, .ndjson] }
  /// The options of the command.
  public var options: [DumpOption] { [Self.save, .now, .allowEmpty, .exitZero] }

  /// Reads the files and merges their coverage.
  ///
  /// - Returns: The coverage of all readable files, the errors of the others, and the file of
  ///   `--save`; no coverage and no file if no file can be read, or after an interrupt while files
  ///   are read.
  /// - Throws: A message if `--save` names a file that must not be replaced, or if the moment of
  ///   `--now` is invalid.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    var context = try request.defaultScreenContext()
    context.now = try request.moment()
    let path = request.arguments.value(of: Self.save)
    if let path {
      _ = try CoverageFileReader(path: path, option: Self.save).readBeforeReplacing(request)
    }
    let names = request.arguments.operands.withoutRepeatedFiles
    let runsSides = request.format != .ndjson
    var inputs = CoverageInputs(keepingLinesOf: runsSides ? runnableKinds() : [])
    var failures: [DumpFailure] = []
    for path in names {
      do throws(DumpFailure) {
        try inputs.readFile(path, request)
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
    if let interruption = request.interruption {
      var result = DumpResult(nil)
      result.interruption = interruption
      return result
    }
    guard failures.count < names.count else {
      return DumpResult(nil, failures: failures)
    }
    var dependences: [ContentKind: KindDependences] = [:]
    if let find = findDependences, runsSides {
      for (kind, lines) in inputs.keptLines.linesByKind.sorted(by: { $0.key < $1.key }) {
        dependences[kind] = find(kind, lines, context, request)
      }
    }
    let unchangedFileWarning =
      inputs.coverage.kinds.isEmpty ? path.flatMap(SourcedDiagnostic.unchangedFileWarning) : nil
    let report = CoverageReport(
      inputs,
      inputFileNames: names,
      dependences: dependences,
      allowsEmpty: request.arguments.has(.allowEmpty),
      alwaysExitsWithZero: request.arguments.has(.exitZero),
      notes: [unchangedFileWarning].compactMap(\.self)
    )
    var result = DumpResult(report, failures: failures)
    if let path, unchangedFileWarning == nil {
      if failures.isEmpty {
        result.files = [DumpFile(path: path, text: inputs.coverage.text)]
      } else {
        result.failures.append(DumpFailure(notWritingBecauseOfUnreadableInput: path))
      }
    }
    result.interruption = request.interruption
    return result
  }
}
