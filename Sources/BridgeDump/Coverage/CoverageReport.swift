import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The coverage of journals and files of coverage.
struct CoverageReport: DumpReport {
  /// The coverage of one kind's responses.
  struct KindCoverage {
    let kind: ContentKind
    /// The paths of the kind's responses, as far as they are kept, each with its coverage.
    let paths: [(pointer: JSONPointer, coverage: PathCoverage)]
    /// Whether the responses have more paths than are kept.
    let omitsPaths: Bool
    /// The number of ``paths`` without those at which every value was an object, some with members.
    let valuePathCount: Int
    /// The paths whose value never varied.
    let constantPaths: [(pointer: JSONPointer, coverage: PathCoverage)]
    /// The number of paths at which more than 16 texts or sets of members occurred; 16 are kept.
    let pathCountWithOmittedValues: Int
    /// The influence of the paths on what is shown; `nil` if no side ran.
    let influence: PathInfluence?
    /// Whether the search for influential paths reached a limit or was ended, so that some may be
    /// missing.
    let mayMissInfluentialPaths: Bool
    /// Whether lines that have further paths were not run, because of a limit.
    let leavesOutPaths: Bool

    /// Returns the cells that no response has reached, by path, for the paths that influence what
    /// is shown, for those that do not, or for those of unknown influence (`nil`); none if no side
    /// ran.
    ///
    /// A path at which every value was an object is left out if its influence is unknown.
    func unreachedCells(
      atPathsInfluencingOutput isInfluential: Bool?
    ) -> [(pointer: JSONPointer, cells: [CoverageCell])] {
      guard let influence else { return [] }
      return paths.filter { influence.isInfluential($0.pointer) == isInfluential }
        .filter { isInfluential != nil || !$0.coverage.isAlwaysObject }
        .map { ($0.pointer, $0.coverage.unreachedCells) }
        .filter { !$0.1.isEmpty }
    }

    init(
      _ kind: ContentKind,
      _ coverage: Coverage,
      _ dependences: KindDependences?,
      leavesOutPaths: Bool
    ) {
      influence = dependences.map { PathInfluence($0) }
      mayMissInfluentialPaths = dependences?.isLimited ?? false
      self.leavesOutPaths = leavesOutPaths
      self.kind = kind
      paths = coverage.paths(of: kind)
      omitsPaths = coverage.omitsPaths(of: kind)
      valuePathCount = coverage.valuePaths(of: kind).count
      constantPaths = paths.filter(\.coverage.isConstant)
      pathCountWithOmittedValues = paths.count(where: \.coverage.omitsTextsOrMemberSets)
    }
  }

  /// The names of the journals and files of coverage, as the user spelled them.
  let inputFileNames: [String]
  let coverage: Coverage
  let kinds: [KindCoverage]
  let journalLineCount: Int
  let invalidLineCount: Int
  let coverageFileCount: Int
  let diagnostics: [SourcedDiagnostic]
  /// Whether the verdict `nothingChecked`, if no response was read, is a success.
  let allowsEmpty: Bool
  /// Whether the exit status is always success, as `--exit-zero` asks.
  let alwaysExitsWithZero: Bool

  @MainActor
  init(
    _ inputs: CoverageInputs,
    inputFileNames: [String],
    dependences: [ContentKind: KindDependences] = [:],
    allowsEmpty: Bool,
    alwaysExitsWithZero: Bool = false,
    notes: [SourcedDiagnostic] = []
  ) {
    self.inputFileNames = inputFileNames
    coverage = inputs.coverage
    let kindsWithLeftOutPaths = inputs.keptLines.kindsWithLeftOutPaths
    kinds = coverage.kinds.map { [coverage] in
      KindCoverage(
        $0,
        coverage,
        dependences[$0],
        leavesOutPaths: kindsWithLeftOutPaths.contains($0)
      )
    }
    journalLineCount = inputs.journalLineCount
    invalidLineCount = inputs.invalidLineCount
    coverageFileCount = inputs.coverageFileCount
    diagnostics = inputs.diagnostics.withOmittedCount + notes
    self.allowsEmpty = allowsEmpty
    self.alwaysExitsWithZero = alwaysExitsWithZero
  }

  var jsonHoldsDiagnostics: Bool { true }
  var status: DumpStatus {
    alwaysExitsWithZero ? .success : verdict.status(allowsEmpty: allowsEmpty)
  }
  var verdict: CheckVerdict { CheckVerdict(checked: kinds.count, differences: 0) }

  var valuePathCount: Int { kinds.reduce(0) { $0 + $1.valuePathCount } }
  var constantPathCount: Int { kinds.reduce(0) { $0 + $1.constantPaths.count } }

  /// A sentence that says how many paths never varied, that all varied, or that no response was
  /// read.
  var headline: String {
    guard !kinds.isEmpty else { return "No response was read" }
    let all = valuePathCount.counted("path")
    let kinds = kinds.count.counted("kind")
    guard constantPathCount > 0 else {
      return "\(valuePathCount == 1 ? "The only path" : "All \(all)") of \(kinds) varied"
    }
    return "\(constantPathCount.grouped) of \(all) of \(kinds) never varied"
  }

  /// What was read: `25 lines, 1 invalid line, 2 files of coverage`.
  var inputSummary: String {
    let counts = [
      (journalLineCount, "line", "lines"), (invalidLineCount, "invalid line", "invalid lines"),
      (coverageFileCount, "file of coverage", "files of coverage"),
    ]
    let words = counts.filter { $0.0 > 0 }
      .map { count, one, many in "\(count.grouped) \(count == 1 ? one : many)" }
    return words.isEmpty ? "no lines" : words.joined(separator: ", ")
  }

  /// A sentence for each limit because of which kinds, paths or texts can be missing.
  var reachedLimitSentences: [String] {
    var limits: [String] = []
    if coverage.hasMoreKinds {
      limits.append(
        "Some kinds are left out: at most 1,024 are kept, and none with a very long name."
      )
    }
    for kind in kinds where kind.omitsPaths {
      limits.append(
        "Some paths of \(kind.kind) are left out: at most 4,096 are kept, and none that is very long."
      )
    }
    for kind in kinds where kind.leavesOutPaths {
      limits.append(
        "Lines of \(kind.kind) with further paths did not run: at most 64 lines of a kind and 16 MiB do."
      )
    }
    for kind in kinds where kind.mayMissInfluentialPaths {
      limits.append(
        "The search for the paths that influence \(kind.kind) reached a limit or was ended: paths may be missing."
      )
    }
    let texts = kinds.filter { $0.pathCountWithOmittedValues > 0 }
    if !texts.isEmpty {
      let count = texts.reduce(0) { $0 + $1.pathCountWithOmittedValues }
      let paths = "\(count.counted("path")) \(count == 1 ? "has" : "have")"
      limits.append("\(paths) more texts or sets of members than the 16 that are kept.")
    }
    return limits
  }

  /// Whether the day of a line has a change of clocks; `nil` if no line has a moment and a time
  /// zone.
  var hasClockChange: Bool? {
    coverage.hours.isEmpty && !coverage.hasDaylightSavingChange
      ? nil : coverage.hasDaylightSavingChange
  }

  /// The time zones, locales, hours, clock changes and app versions of the journals' lines, each
  /// with its name.
  var recordedContextRows: [(name: String, values: String)] {
    let list = { (texts: [String]) in texts.isEmpty ? "unknown" : texts.joined(separator: ", ") }
    let hours = coverage.hours.map { "\($0)" }
    let clockChange = hasClockChange.map {
      $0 ? "yes, on the day of at least one line" : "no, on no line's day"
    }
    return [
      ("time zone", list(coverage.timeZones)), ("locale", list(coverage.locales)),
      ("hour", hours.count == 24 ? "all 24" : list(hours)),
      ("clock change", clockChange ?? "unknown"),
      ("app version", list(coverage.appVersions)),
    ]
  }

  func document(in format: DumpFormat) -> String? {
    switch format {
    case .html: page.text
    case .ndjson: coverage.text + ndjsonLastLineWithLineFeed
    default: nil
    }
  }
}

extension CoverageReport {
  /// The last line of the format `ndjson`, with the numbers of lines, files and kinds, and with its
  /// line feed.
  private var ndjsonLastLineWithLineFeed: String {
    JSONTree.ndjsonLastLineWithLineFeed(total: [
      .init(key: "lines", value: .integer(journalLineCount)),
      .init(key: "badLines", value: .integer(invalidLineCount)),
      .init(key: "files", value: .integer(coverageFileCount)),
      .init(key: "kinds", value: .integer(kinds.count)),
    ])
  }
}

extension PathCoverage {
  /// The only value at a path that never varied: `"JPY"`, `null`, `always 1 element`.
  var constantValueText: String {
    if let text = texts.first { return JSONTree.string(text).text() }
    if let least {
      return (Int(exactly: least).map { .integer($0) } ?? JSONTree.double(least)).text()
    }
    if cells.contains(.true) { return "true" }
    if cells.contains(.false) { return "false" }
    if cells.contains(.noElements) { return "always empty" }
    if cells.contains(.oneElement) { return "always 1 element" }
    return cells.contains(.null) ? "null" : "always {}"
  }
}
