import ScreenDocument
public import StrictJSON

/// A ledger as it was read from a file, and what is wrong with the file.
///
/// What is wrong costs the smallest unit: a member that the counts do not need itself alone, an entry its
/// own line's other entries not, a line no other line, and a last line that was cut off when its writer
/// was killed itself alone. Unknown members are ignored.
public struct LedgerReading: Sendable {
  /// What could be read.
  public private(set) var ledger = Ledger()
  /// What could not, with line, column and path in the line; at most 100.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many lines were used, in part at least.
  package private(set) var lineCount = 0
  /// The number of entries that were used; 0 for a file without content.
  public private(set) var entryCount = 0

  /// What a trip must prove; `nil` for what its run asked for.
  private let settings: EvidenceSettings?

  /// The runs, in the order in which the file has them first.
  private(set) var order: [String] = []
  /// The most diagnostics of one file, 100.
  package static let maximumDiagnostics = 100

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - settings: What a trip must prove; `nil` for what the run that tripped had asked for.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], for settings: EvidenceSettings? = nil) {
    var isRead = false
    self.init(for: settings) { () throws(Never) in
      defer { isRead = true }
      return isRead ? [] : bytes
    }
  }

  /// Reads a file bit by bit, of whatever size.
  ///
  /// - Parameters:
  ///   - settings: What a trip must prove; `nil` for what the run that tripped had asked for.
  ///   - next: Gives what comes next in the file; nothing at its end.
  /// - Throws: What reading throws.
  /// - Complexity: O(bytes); memory is that of the ledger, and of one line.
  package init<Failure>(
    for settings: EvidenceSettings?,
    _ next: () throws(Failure) -> [UInt8]
  ) throws(Failure) {
    self.settings = settings
    var splitter = JournalLineSplitter(maximumBytes: LedgerLine.maximumBytes)
    while true {
      let bytes = try next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while let line = splitter.next() { read(line) }
    }
    if let line = splitter.finish() { read(line) }
  }

  private mutating func read(_ line: JournalLineSplitter.Line) {
    switch line {
    case .text(let bytes, let number, let isEnded):
      read(bytes, number: number, isCutOff: !isEnded)
    case .tooLong(let number):
      let limit = LedgerLine.maximumBytes / 1024 / 1024
      let message = "The line is left out: it is longer than \(limit) MiB."
      note(.error, "ledgerLineTooLong", path: .root, line: number, column: 1, message)
    }
  }

  private mutating func read(_ line: [UInt8], number: Int, isCutOff: Bool) {
    let limits = JSONLimits(maximumDepth: 16, maximumBytes: LedgerLine.maximumBytes)
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(line, limits: limits)
    } catch {
      let start = Array("{\"schema\":".utf8)
      let isOurs = line.prefix(start.count).elementsEqual(start.prefix(line.count))
      let isTorn = isCutOff && isOurs && error.isCutOff(line)
      note(
        isTorn ? .warning : .error,
        isTorn ? "ledgerLineCutOff" : "ledgerLineNotJSON",
        path: error.pointer,
        line: number,
        column: error.location.column,
        isTorn
          ? "The last line was cut off when it was written; it is left out."
          : "The line is left out: \(error.reason)"
      )
      return
    }
    do throws(JSONFault) {
      try read(document.root, number: number)
    } catch {
      note(error, line: number, "the line")
    }
  }

  private mutating func read(_ root: JSONValue, number: Int) throws(JSONFault) {
    let schema = try root.read("schema", .integer(1...(.max)))
    guard schema == LedgerLine.schema else {
      throw JSONFault(root, "is of schema \(schema), which this version does not know; update it")
    }
    if let cleared = root["cleared"] {
      try readCleared(cleared)
    } else {
      try readRun(root, number: number)
    }
    lineCount += 1
  }

  private mutating func readCleared(_ cleared: JSONValue) throws(JSONFault) {
    let runs = try cleared.read("runs", .array(of: Self.run, "run ids"))
    ledger.clear(try cleared.read("kind", .kind), runs: Set(runs))
  }

  private static var run: JSONForm<String> { .text(upTo: LedgerLine.maximumRunLength) }

  private mutating func readRun(_ root: JSONValue, number: Int) throws(JSONFault) {
    let id = try root.read("run", Self.run)
    var run = LedgerRun()
    run.contents = try root.read("contents", .integer(1...EvidenceSettings.maximumContents))
    let entries = try root.read("entries", .array(of: .any, "objects"))
    var days = UTCDays()
    optional("the installation", line: number) { () throws(JSONFault) in
      run.installation = try root.readIfPresent("installation", Self.run)
    }
    optional("the journal", line: number) { () throws(JSONFault) in
      run.journal = try root.readIfPresent("journal", .text(upTo: LedgerLine.maximumJournalLength))
    }
    optional("the days", line: number) { () throws(JSONFault) in
      days = try root.readIfPresent("days", .days) ?? days
    }
    optional("the input", line: number) { () throws(JSONFault) in
      run.input = try root.readIfPresent("input", .object).map { (value) throws(JSONFault) in
        try LedgerInput(reading: value)
      }
    }
    for element in entries {
      do throws(JSONFault) {
        run.merge(try entry(element, days: days, number: number))
        entryCount += 1
      } catch {
        note(error, line: number, "the entry")
      }
    }
    if ledger.runs[id] == nil { order.append(id) }
    ledger.merge(run, as: id)
  }

  private mutating func entry(
    _ value: JSONValue,
    days: UTCDays,
    number: Int
  ) throws(JSONFault) -> LedgerEntry {
    var leftOut: [LedgerEntry.LeftOut] = []
    let entry = try LedgerEntry(reading: value, days: days, settings: settings, leftOut: &leftOut)
    for one in leftOut { note(one.fault, line: number, one.name) }
    return entry
  }

  /// Reads a member without which its line can be used.
  private mutating func optional(
    _ name: String,
    line number: Int,
    _ body: () throws(JSONFault) -> Void
  ) {
    do throws(JSONFault) {
      try body()
    } catch {
      note(error, line: number, name)
    }
  }

  private mutating func note(_ fault: JSONFault, line: Int, _ unit: String) {
    note(
      .error,
      "ledgerMember",
      path: fault.value.pointer,
      line: line,
      column: fault.value.location.column,
      "\(fault.sentence); \(unit) \(unit.hasSuffix("s") ? "are" : "is") left out."
    )
  }

  private mutating func note(
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
