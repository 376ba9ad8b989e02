import Basics
import Bridge
import Foundation
import Parity
import ScreenDocument
public import ScreenDump
import StrictJSON

/// Merges ledgers, and reports for each content what they prove and what to do.
@MainActor
public struct LedgerCommand: DumpCommand {
  private static let clear = DumpOption(
    "clear",
    placeholder: "KIND",
    help: "Clear a kind's counts in LEDGER, which must be one file."
  )
  private static let save = DumpOption(
    "save",
    placeholder: "FILE",
    help: "Save the merged ledger to a file."
  )
  /// The maximum size of a ledger that is read into memory, in bytes: 1 GiB, enough for the merged
  /// ledger of many devices, each of which keeps at most 16 MiB.
  private static let maximumLedgerBytes = 1 << 30
  private static let times = DumpOption(flag: "times", help: "Report how long both sides took.")

  private let sides: () -> [ContentKind: ContentSides]?

  /// Creates the command for ledgers; its advice does not consider any routes and handlers.
  public init() {
    sides = { nil }
  }

  /// Creates the command for ledgers; its advice also considers the routes and handlers of an app.
  ///
  /// - Parameter composer: The composer with the routes and the handlers.
  public init<UIState>(_ composer: BridgedComposer<UIState>) {
    sides = { composer.sides.sidesByKind }
  }

  /// The name: `ledger`.
  public var name: String { "ledger" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Merge ledgers; show evidence and advice per content." }
  /// The explanation of the columns and of the exit status.
  public var discussion: String {
    """
    A LEDGER is a file that an app or a replay has written; - reads standard input.
    A run that is in several ledgers counts once; if two replays of one run have
    read different lines, nothing is reported, and the exit status is 2. Each row of
    the table is a content under one version of its flag and app:

      s, n     s of n comparisons differ
      E        the e-value of the advice; an e-value of 1/α proves it, however often
               you check
      advice   roll back     more than p0 of all comparisons differ
               investigate   some installations differ more often than p0, though
                             all together do not
               advance       fewer than 1 % of all comparisons differ, at α = 5 %,
                             and the distinct responses alone prove the same
               hold          nothing is proved yet
               start comparing
                             nothing was compared: turn on the stage shadow
               write         it has no route: write one
               delete        nothing uses the legacy side; the state side is proved
               keep          the legacy side is still needed, or nothing was proved
               done          it has no legacy side

    With --by cohort, each cohort of installations has rows of its own, and α is
    divided by the number of cohorts as well.

    Only the options set p0, α and the number of contents that share α; no ledger
    can change them. An invalid line is reported and skipped. The exit status is 1
    if a content must be rolled back. It is 2 if nothing was counted; the first line
    says so, and --allow-empty or --clear makes it 0. If every content is on
    complete, everything has moved, and the exit status is 0.

    The formats prometheus, openmetrics and otlp are metrics for monitoring: the
    outcomes, advice, e-values and times of each content, and no place or value.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "ledger device.ledger", "ledger shard-*.ledger --save whole.ledger",
      "ledger device.ledger --clear coupons", "ledger - --format json --times",
      "ledger fleet/*.ledger --contents 13 --alpha 0.05", "ledger fleet/*.ledger --by cohort",
      "ledger fleet/*.ledger --format prometheus --output homebridge.prom",
    ]
  }
  /// One ledger or more.
  public var operands: OperandRule { OperandRule(usage: "LEDGER…", count: 1...Int.max) }
  /// Text, JSON, a page, and metrics in three formats.
  public var formats: [DumpFormat] { [.text, .json, .html, .prometheus, .openmetrics, .otlp] }
  /// The options of the command.
  public var options: [DumpOption] {
    LedgerOptions.proof + [
      LedgerOptions.groupBy, Self.clear, Self.save, Self.times, .allowEmpty,
    ]
  }

  /// Merges the ledgers.
  ///
  /// - Returns: The evidence of all readable ledgers, the errors of the others, and the file of
  ///   `--save`; no evidence and no file if no ledger can be read, or after an interrupt.
  /// - Throws: A message for an invalid option, for a file that must not be replaced or cannot be
  ///   changed, for ledgers that contradict each other or have too many cohorts, and for a
  ///   temporary file that cannot be used.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let settings = try LedgerOptions.evidenceSettings(request.arguments)
    try checkSaveFileIsReplaceable(request)
    try clearKind(request)
    let savePath = request.arguments.value(of: Self.save)
    var input = LedgerInputs(
      settings,
      try LedgerOptions.grouping(request),
      fileByteLimit: savePath == nil ? nil : Self.maximumLedgerBytes
    )
    input.readLedgers(of: request)
    guard !input.hasReadNoLedger, !request.isInterrupted else {
      var result = DumpResult(nil, failures: request.isInterrupted ? [] : input.failures)
      result.interruption = request.interruption
      return result
    }
    let merged = try input.mergedEvidence(sides: sides(), request)
    let unchangedFileWarning =
      merged.ledgerInMemory?.text.isEmpty == true
      ? savePath.flatMap(SourcedDiagnostic.unchangedFileWarning) : nil
    let report = LedgerReport(
      merged.evidence,
      runCount: merged.runCount,
      ledgerNames: request.arguments.operands,
      sides: sides(),
      showsTimes: request.arguments.has(Self.times),
      allowsEmpty: request.arguments.has(.allowEmpty) || request.arguments.has(Self.clear),
      toolAndMoment: MetricsToolAndMoment(
        toolName: request.toolName,
        toolVersion: request.toolVersion,
        moment: try request.moment()
      ),
      diagnostics: input.diagnostics + [unchangedFileWarning].compactMap(\.self)
    )
    var result = DumpResult(request.isInterrupted ? nil : report, failures: input.failures)
    result.interruption = request.interruption
    guard let savePath, let ledger = merged.ledgerInMemory, !request.isInterrupted else {
      return result
    }
    if unchangedFileWarning != nil { return result }
    if input.failures.isEmpty {
      result.files = [DumpFile(path: savePath, text: ledger.text)]
    } else {
      result.failures.append(DumpFailure(notWritingBecauseOfUnreadableInput: savePath))
    }
    return result
  }

  /// Reads a ledger.
  ///
  /// A file that is empty, or whose only line is incomplete, gives an empty ledger. After an
  /// interrupt, the rest of the file is not read.
  ///
  /// - Throws: A message for a file that cannot be opened or read, for one that is larger than
  ///   ``maximumLedgerBytes``, and for one that has complete lines of which none is valid.
  static func readLedger(
    _ path: String,
    for request: DumpRequest,
    _ settings: EvidenceSettings? = nil
  ) throws(DumpFailure) -> LedgerReading {
    let reading = try request.stream(of: path) { stream throws(DumpFailure) in
      try LedgerReading(for: settings) { () throws(DumpFailure) in
        let bytes = request.isInterrupted ? [] : try stream.next()
        guard stream.readByteCount <= maximumLedgerBytes else {
          let size = maximumLedgerBytes / 1024 / 1024
          throw DumpFailure(
            "cannot read '\(URLRedaction.withoutSecrets(path))': it is larger than \(size) MiB; split it"
          )
        }
        return bytes
      }
    }
    let error = reading.diagnostics.first { $0.severity == .error }
    if reading.usedLineCount == 0, let error { throw DumpFailure(error, in: path) }
    return reading
  }

  /// Throws if `--save` names standard output, or a regular file that `--save` must not replace: it
  /// cannot be read, or has a complete line that is not a valid line of a ledger.
  private func checkSaveFileIsReplaceable(_ request: DumpRequest) throws(DumpFailure) {
    guard let path = request.arguments.value(of: Self.save) else { return }
    guard path != "-" else { throw DumpFailure("the option '--save' expects a file; name one") }
    let name = "'\(URLRedaction.withoutSecrets(path))'"
    let reading: LedgerReading
    do throws(SystemFailure) {
      reading = try LedgerFile(path: path, maximumBytes: Self.maximumLedgerBytes).read()
    } catch {
      // A pipe or a device is written to and not replaced; writing to a folder fails.
      guard ![ENOTSUP, EISDIR].contains(error.code) else { return }
      throw DumpFailure(
        "cannot read \(name), which '--save' would replace: "
          + error.problemAndRemedy(isReading: true)
      )
    }
    guard reading.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let fault =
      reading.usedLineCount == 0
      ? "is not a ledger that this version can read"
      : "has lines that this version cannot read, which '--save' would lose"
    throw DumpFailure("\(name) \(fault), and stays unchanged; name another file for '--save'")
  }

  /// Clears the kind of `--clear` in the ledger's file, by lines that are added to it; does nothing
  /// without the option.
  private func clearKind(_ request: DumpRequest) throws(DumpFailure) {
    guard let name = request.arguments.value(of: Self.clear) else { return }
    let operands = request.arguments.operands
    guard operands.count == 1, operands[0] != "-" else {
      throw DumpFailure("the option '--clear' changes one file; give one LEDGER, and not '-'")
    }
    let path = operands[0]
    let kinds = try Self.readLedger(path, for: request).ledger.kinds.map(\.rawValue)
    guard kinds.contains(name) else {
      let hint = name.nearest(in: kinds).map { "did you mean '\($0)'?" }
      let ledger = "the ledger '\(URLRedaction.withoutSecrets(path))'"
      guard !kinds.isEmpty else {
        throw DumpFailure("\(ledger) has no kinds; name another ledger")
      }
      let known = "the kinds are \(kinds.quotedList(by: "and"))"
      throw DumpFailure("\(ledger) has no kind '\(name)'; \(hint ?? known)")
    }
    do throws(SystemFailure) {
      let file = LedgerFile(path: path, maximumBytes: Self.maximumLedgerBytes)
      try file.clear(ContentKind(name))
    } catch {
      let path = URLRedaction.withoutSecrets(path)
      throw DumpFailure("cannot write '\(path)': \(error.problemAndRemedy(isReading: false))")
    }
  }
}
