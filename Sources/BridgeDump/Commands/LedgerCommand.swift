import Bridge
import ScreenDocument
public import ScreenDump

/// Merges ledgers and tells what they prove of each content.
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
  private static let times = DumpOption(flag: "times", help: "Tell how long both sides took.")

  /// Creates the command.
  public init() {}

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

      s, n       of n comparisons s came out different
      E          the evidence that more than 1 % differ: 1/α proves it, however often
                 one looks; α is 1 %, shared by the contents watched together
      advice     advance: fewer than 1 % differ, at α = 5 %; roll back: more do; hold
      old code   whether the old side's code can be deleted

    A line that is wrong is told and left out. The exit status is 1 if any content is
    to be rolled back.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "ledger device.ledger", "ledger shard-*.ledger --save whole.ledger",
      "ledger device.ledger --clear coupons", "ledger - --format json --times",
    ]
  }
  /// Any number of ledgers, at least one.
  public var operands: OperandRule { OperandRule(usage: "LEDGER…", count: 1...Int.max) }
  /// Text, JSON, and a page.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options of the command.
  public var options: [DumpOption] { [Self.clear, Self.save, Self.times] }

  /// Merges the ledgers.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: What the ledgers that could be read prove, and what is wrong with the others.
  /// - Throws: A sentence for an option that is wrong.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
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
        let reading = try Self.reading(path, for: request)
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
      tellsTimes: request.arguments.has(Self.times),
      diagnostics: diagnostics
    )
    let path = request.arguments.value(of: Self.save)
    let files = path.map { [DumpFile(path: $0, text: ledger.text)] } ?? []
    return DumpResult(report, failures: failures, files: files)
  }

  /// Reads a ledger; a file of which no line can be used is none, unless it was cut off in its first.
  private static func reading(
    _ path: String,
    for request: DumpRequest
  ) throws(DumpFailure) -> LedgerReading {
    let reading = try request.stream(of: path) { stream throws(DumpFailure) in
      try LedgerReading { () throws(DumpFailure) in
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
