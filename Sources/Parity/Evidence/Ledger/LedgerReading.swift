import ScreenDocument
public import StrictJSON

/// A ledger that was read from a file, and the diagnostics of the file's invalid parts.
///
/// The reader omits as little as possible. If the counts can be used without an invalid member, it
/// omits only the member. If they cannot, it omits the entry with the member, and uses the other
/// entries of the line. It omits an invalid line, and an incomplete last line that a killed process
/// has written. Unknown members are ignored.
public struct LedgerReading: Sendable {
  /// The valid part of the file.
  public private(set) var ledger = Ledger()
  /// The faults of the invalid parts, with their line, column and path in the line; at most 100.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The number of lines that were used, completely or in part.
  package private(set) var usedLineCount = 0
  /// The number of entries that were used; 0 for an empty file.
  public private(set) var entryCount = 0

  /// Settings under which a trip must be in effect too; `nil` for none.
  ///
  /// The counts must always prove the trip by the tolerated rate and the α that its run has stored.
  private let settingsToCheckTrips: EvidenceSettings?

  /// The ids of the runs, in the order of their first lines in the file.
  private(set) var runIDsInFileOrder: [String] = []
  /// The maximum number of diagnostics for one file: 100.
  package static let maximumDiagnostics = 100

  /// Reads a ledger from the content of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - settings: Settings under which a trip must be in effect too; `nil` for none. The
  ///     counts must always prove the trip by the tolerated rate and the α that its run has
  ///     stored.
  /// - Complexity: O(n) for n bytes.
  public init(_ bytes: [UInt8], for settings: EvidenceSettings? = nil) {
    var isRead = false
    self.init(for: settings) { () throws(Never) in
      defer { isRead = true }
      return isRead ? [] : bytes
    }
  }

  /// Reads a ledger from a file of any size, chunk by chunk.
  ///
  /// - Parameters:
  ///   - settings: Settings under which a trip must be in effect too; `nil` for none. The
  ///     counts must always prove the trip by the tolerated rate and the α that its run has
  ///     stored.
  ///   - next: Returns the next bytes of the file; an empty array at the end of the file.
  /// - Throws: The error that `next` throws.
  /// - Complexity: O(n) time for n bytes; memory for the ledger, one chunk and one line.
  package init<Failure>(
    for settings: EvidenceSettings?,
    _ next: () throws(Failure) -> [UInt8]
  ) throws(Failure) {
    self.settingsToCheckTrips = settings
    var splitter = JournalLineSplitter(maximumLineBytes: LedgerLineFormat.maximumBytes)
    while true {
      let bytes = try next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while let line = splitter.next() { read(line) }
    }
    if let line = splitter.finish() { read(line) }
  }

  /// Creates a reading without lines; the caller passes each line of the file to ``read(_:)``.
  init(lineByLine settings: EvidenceSettings?) {
    self.settingsToCheckTrips = settings
  }

  /// Removes and returns what was read since the last call.
  mutating func takeLedger() -> Ledger {
    defer {
      ledger = Ledger()
      runIDsInFileOrder = []
    }
    return ledger
  }

  /// Reads one line.
  mutating func read(_ line: JournalLineSplitter.Line) {
    switch line {
    case .text(let bytes, let number, let isEnded):
      read(bytes, lineNumber: number, isUnterminated: !isEnded)
    case .tooLong(let number):
      let limit = LedgerLineFormat.maximumBytes / 1024 / 1024
      let message = "The line is left out: it is longer than \(limit) MiB."
      addDiagnostic(.error, "ledgerLineTooLong", path: .root, line: number, column: 1, message)
    }
  }

  private mutating func read(_ line: [UInt8], lineNumber: Int, isUnterminated: Bool) {
    let limits = JSONLimits(maximumDepth: 16, maximumBytes: LedgerLineFormat.maximumBytes)
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(line, limits: limits)
    } catch {
      let start = Array("{\"schema\":".utf8)
      let isOurs = line.prefix(start.count).elementsEqual(start.prefix(line.count))
      let isTorn = isUnterminated && isOurs && error.isCutOff(line)
      addDiagnostic(
        isTorn ? .warning : .error,
        isTorn ? "ledgerLineCutOff" : "ledgerLineNotJSON",
        path: error.pointer,
        line: lineNumber,
        column: error.location.column,
        isTorn
          ? "The last line is incomplete, because its writer was interrupted; it is left out."
          : "The line is left out: \(error.reason)"
      )
      return
    }
    do throws(JSONFormError) {
      try read(document.root, lineNumber: lineNumber)
    } catch {
      addDiagnostic(of: error, line: lineNumber, omitting: "the line")
    }
  }

  private mutating func read(_ root: JSONValue, lineNumber: Int) throws(JSONFormError) {
    let schema = try root.read("schema", .integer(1...(.max)))
    guard schema == LedgerLineFormat.schema else {
      throw JSONFormError(
        root,
        "has schema \(schema), which this version cannot read; use a newer version"
      )
    }
    if let cleared = root["cleared"] {
      try readClearedRuns(cleared)
    } else {
      try readRun(root, lineNumber: lineNumber)
    }
    usedLineCount += 1
  }

  private mutating func readClearedRuns(_ cleared: JSONValue) throws(JSONFormError) {
    let runs = try cleared.read("runs", .array(of: Self.runIDForm, "run ids"))
    ledger.markCleared(try cleared.read("kind", .kind), inRuns: Set(runs))
  }

  private static var runIDForm: ExpectedJSONForm<String> {
    .text(upToBytes: LedgerLineFormat.maximumIDBytes)
  }

  /// Reads the line of a run.
  ///
  /// An optional part with a fault is left out, with a diagnostic that names the line's number; any
  /// other fault is thrown.
  private mutating func readRun(_ root: JSONValue, lineNumber: Int) throws(JSONFormError) {
    let id = try root.read("run", Self.runIDForm)
    var run = LedgerRun()
    run.watchedKindCount = try root.read(
      "contents",
      .integer(1...EvidenceSettings.maximumWatchedKindCount)
    )
    let entries = try root.read("entries", .array(of: .any, "objects"))
    var days = LatestUTCDays()
    readOrOmitWithDiagnostic("the installation", line: lineNumber) { () throws(JSONFormError) in
      run.installation = try root.readIfPresent("installation", Self.runIDForm)
    }
    readOrOmitWithDiagnostic("the journal", line: lineNumber) { () throws(JSONFormError) in
      run.journalPathHash = try root.readIfPresent(
        "journal",
        .text(upToBytes: LedgerLineFormat.maximumJournalPathHashBytes)
      )
    }
    readOrOmitWithDiagnostic("the days", line: lineNumber) { () throws(JSONFormError) in
      days = try root.readIfPresent("days", .arrayOfDates) ?? days
    }
    readOrOmitWithDiagnostic("the first and last day", line: lineNumber) {
      () throws(JSONFormError) in
      let first = try root.readIfPresent("firstDay", .day)
      let last = try root.readIfPresent("lastDay", .day)
      guard let day = first ?? last else { return }
      run.dayRange = ComparisonDayRange(from: day, to: last ?? day)
    }
    readOrOmitWithDiagnostic("the input", line: lineNumber) { () throws(JSONFormError) in
      run.input = try root.readIfPresent("input", .object).map { (value) throws(JSONFormError) in
        try ReadLinesFingerprint(reading: value)
      }
    }
    for element in entries {
      do throws(JSONFormError) {
        run.mergeLaterState(of: try readEntry(element, days: days, lineNumber: lineNumber))
        entryCount += 1
      } catch {
        addDiagnostic(of: error, line: lineNumber, omitting: "the entry")
      }
    }
    if ledger.runs[id] == nil { runIDsInFileOrder.append(id) }
    ledger.merge(run, as: id)
  }

  private mutating func readEntry(
    _ value: JSONValue,
    days: LatestUTCDays,
    lineNumber: Int
  ) throws(JSONFormError) -> LedgerEntry {
    var invalid: [LedgerEntry.InvalidMember] = []
    let entry = try LedgerEntry(
      reading: value,
      days: days,
      settings: settingsToCheckTrips,
      invalid: &invalid
    )
    for member in invalid {
      addDiagnostic(of: member.fault, line: lineNumber, omitting: member.nameInMessages)
    }
    return entry
  }

  /// Reads an optional member; if it is invalid, adds a diagnostic and continues without the
  /// member.
  private mutating func readOrOmitWithDiagnostic(
    _ name: String,
    line number: Int,
    _ body: () throws(JSONFormError) -> Void
  ) {
    do throws(JSONFormError) {
      try body()
    } catch {
      addDiagnostic(of: error, line: number, omitting: name)
    }
  }

  private mutating func addDiagnostic(
    of fault: JSONFormError,
    line: Int,
    omitting omittedPart: String
  ) {
    addDiagnostic(
      .error,
      "ledgerMember",
      path: fault.value.pointer,
      line: line,
      column: fault.value.location.column,
      "\(fault.sentenceWithoutFullStop); \(omittedPart) \(omittedPart.hasSuffix("s") || omittedPart.hasSuffix("day") ? "are" : "is") left out."
    )
  }

  private mutating func addDiagnostic(
    _ severity: Diagnostic.Severity,
    _ code: String,
    path: JSONPointer,
    line: Int,
    column: Int,
    _ message: String
  ) {
    guard diagnostics.count < Self.maximumDiagnostics else { return }
    diagnostics.append(
      Diagnostic(
        severity: severity,
        code: code,
        path: path,
        line: line,
        column: column,
        message: message
      )
    )
  }
}
