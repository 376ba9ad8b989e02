import Basics
import Bridge
import Parity
import ScreenDocument
public import ScreenDump
import StrictJSON

/// Merges ledgers, and reports what they prove of each content, and what to do.
@MainActor
public struct LedgerCommand: DumpCommand {
  private static let clear = DumpOption(
    "clear",
    placeholder: "KIND",
    help: "Start a kind again at zero in the one LEDGER, a file."
  )
  private static let save = DumpOption(
    "save",
    placeholder: "FILE",
    help: "Keep the merged ledger in a file."
  )
  /// The most bytes of a ledger: the merged ones of many devices, each of which keeps 16 MiB at most.
  private static let maximumBytes = 1 << 30
  private static let times = DumpOption(flag: "times", help: "Report how long both sides took.")

  private let sides: () -> [ContentKind: ContentSides]?

  /// Creates the command over ledgers alone, which do not know kinds without a route or an old side.
  public init() {
    sides = { nil }
  }

  /// Creates the command over ledgers, and the routes and handlers of an app.
  ///
  /// - Parameter composer: Knows the routes and the handlers.
  public init<UIState>(_ composer: BridgedComposer<UIState>) {
    sides = { composer.sides.byKind }
  }

  /// The name: `ledger`.
  public var name: String { "ledger" }
  /// What the command does, in one sentence.
  public var abstract: String { "Merge ledgers; show evidence and advice per content." }
  /// What the columns are, and the exit status.
  public var discussion: String {
    """
    A LEDGER is a file that an app or a replay has written, or - for standard input.
    Runs that several hold count once. A line is a content under one version of its
    flag and app:

      s, n     of n comparisons s came out different
      E        the e-value that proves the advice: 1/α proves it, however often one looks
      advice   roll back     more than p0 of all comparisons differ
               investigate   some installations differ, although all together do not
               advance       fewer than 1 % differ, at α = 5 %, by the comparisons and by
                             the different responses among them
               hold          not proved yet
               turn on       nothing was compared: the stage shadow is next
               write         it has no route
               delete        nothing uses the old side, and it was proved
               keep          the old side is still needed, or was not proved
               done          it has no old side

    p0, α and the number of contents that share α are yours to say; nothing in a ledger
    changes them. A line that is wrong is reported and left out. The exit status is 1 if
    any content is to be rolled back, and 2 if nothing was counted, which the first line
    says; --allow-empty, and --clear, make that 0. Where every content is on complete,
    everything has moved, and the exit status is 0.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "ledger device.ledger", "ledger shard-*.ledger --save whole.ledger",
      "ledger device.ledger --clear coupons", "ledger - --format json --times",
      "ledger fleet/*.ledger --contents 13 --alpha 0.05",
    ]
  }
  /// Any number of ledgers, at least one.
  public var operands: OperandRule { OperandRule(usage: "LEDGER…", count: 1...Int.max) }
  /// Text, JSON, and a page.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options of the command.
  public var options: [DumpOption] {
    [
      LedgerOptions.toleratedRate, LedgerOptions.contents, LedgerOptions.alpha, Self.clear,
      Self.save, Self.times, .allowEmpty,
    ]
  }

  /// Merges the ledgers.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: What the ledgers that could be read prove, and what is wrong with the others.
  /// - Throws: A sentence for an option that is wrong.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let settings = try LedgerOptions.settings(request.arguments)
    try checkTarget(request)
    try clear(request)
    var ledger = Ledger()
    var diagnostics: [SourcedDiagnostic] = []
    var failures: [DumpFailure] = []
    var isEmpty = true
    let paths = request.arguments.operands
    for (index, path) in paths.enumerated() {
      request.progress.show(index, of: paths.count, "ledgers")
      do throws(DumpFailure) {
        let reading = try Self.reading(path, for: request, settings)
        ledger.merge(reading.ledger)
        diagnostics += reading.diagnostics.located(in: path)
        isEmpty = false
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
    if let interruption = request.interruption {
      var result = DumpResult(nil)
      result.interruption = interruption
      return result
    }
    guard !isEmpty else { return DumpResult(nil, failures: failures) }
    let report = LedgerReport(
      ledger,
      settings: settings,
      sides: sides(),
      tellsTimes: request.arguments.has(Self.times),
      allowsEmpty: request.arguments.has(.allowEmpty) || request.arguments.has(Self.clear),
      diagnostics: diagnostics
    )
    let path = request.arguments.value(of: Self.save)
    let files = path.map { [DumpFile(path: $0, text: ledger.text)] } ?? []
    return DumpResult(report, failures: failures, files: files)
  }

  /// Reads a ledger; a file of which no line can be used is none, unless it was cut off in its first.
  private static func reading(
    _ path: String,
    for request: DumpRequest,
    _ settings: EvidenceSettings? = nil
  ) throws(DumpFailure) -> LedgerReading {
    let reading = try request.stream(of: path) { stream throws(DumpFailure) in
      try LedgerReading(for: settings) { () throws(DumpFailure) in
        let bytes = request.isInterrupted ? [] : try stream.next()
        guard stream.readCount <= maximumBytes else {
          let size = maximumBytes / 1024 / 1024
          throw DumpFailure(
            "cannot read '\(PrintableURL.text(path))': it is larger than \(size) MiB; read parts of it"
          )
        }
        return bytes
      }
    }
    let error = reading.diagnostics.first { $0.severity == .error }
    if reading.lineCount == 0, let error { throw DumpFailure(error, in: path) }
    return reading
  }

  /// Refuses to replace a file that holds lines, none of which is one of a ledger.
  private func checkTarget(_ request: DumpRequest) throws(DumpFailure) {
    guard let path = request.arguments.value(of: Self.save) else { return }
    let file = LedgerFile(path: path, maximumBytes: Self.maximumBytes)
    guard let reading = try? file.read(), reading.lineCount == 0,
      reading.diagnostics.contains(where: { $0.severity == .error })
    else { return }
    throw DumpFailure(
      "'\(PrintableURL.text(path))' is no ledger that this version reads, and is left as it is; "
        + "name another file for '--save'"
    )
  }

  private func clear(_ request: DumpRequest) throws(DumpFailure) {
    guard let name = request.arguments.value(of: Self.clear) else { return }
    let operands = request.arguments.operands
    guard operands.count == 1, operands[0] != "-" else {
      throw DumpFailure("the option '--clear' changes one file; name one LEDGER that is a file")
    }
    let path = operands[0]
    let kinds = try Self.reading(path, for: request).ledger.kinds.map(\.rawValue)
    guard kinds.contains(name) else {
      let hint = name.nearest(in: kinds).map { "did you mean '\($0)'?" }
      let known = kinds.isEmpty ? "it has none" : "the kinds are \(kinds.listed(by: "and"))"
      throw DumpFailure(
        "the ledger '\(PrintableURL.text(path))' has no kind '\(name)'; \(hint ?? known)"
      )
    }
    do throws(SystemFailure) {
      let file = LedgerFile(path: path, maximumBytes: Self.maximumBytes)
      try file.clear(ContentKind(name))
    } catch {
      let path = PrintableURL.text(path)
      throw DumpFailure("cannot write '\(path)': \(error.advice(isReading: false))")
    }
  }
}
