import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The valid lines that a command reads from journals and keeps, up to a maximum number and size.
struct KeptJournalLines {
  /// The responses that a line must deliver to be kept.
  enum RequiredResponses {
    /// A response of the kind at the line's start; one in a step is not enough.
    case atStart(of: ContentKind)
    /// A response of at least one of the kinds, also in a step.
    case anywhere(ofOneOf: Set<ContentKind>)
  }

  /// The number of kept lines at which reading ends.
  private static let maximumKeptLineCount = 4_096
  /// The number of kept bytes at which reading ends; the last line may exceed it.
  private static let maximumKeptBytes = 32 << 20

  private(set) var lines: [JournalLine] = []
  /// The number of all lines that were read, also of invalid ones and of those that are not kept.
  private(set) var readLineCount = 0
  /// The number of invalid lines.
  private(set) var invalidLineCount = 0
  /// Whether a valid line delivers a response of the required kind in a step, but none at its
  /// start, and so is not kept.
  private(set) var anyLineDeliversKindOnlyInSteps = false
  /// The warnings about journals that were not read to their end, because the collection was full.
  private(set) var limitWarnings: [SourcedDiagnostic] = []
  private var lineDiagnostics = JournalDiagnostics()
  private var keptByteCount = 0
  private var reader = JournalReader()
  private let requiredResponses: RequiredResponses

  /// Creates an empty collection.
  ///
  /// - Parameter required: The responses that a line must deliver to be kept.
  init(delivering required: RequiredResponses) {
    requiredResponses = required
  }

  /// The first diagnostics of invalid lines and of invalid steps, the number of the others, and the
  /// warnings about journals that were not read to their end.
  var diagnostics: [SourcedDiagnostic] { lineDiagnostics.withOmittedCount + limitWarnings }

  var isFull: Bool {
    lines.count >= Self.maximumKeptLineCount || keptByteCount >= Self.maximumKeptBytes
  }

  /// Reads journals one after the other until the collection is full; an invalid line is skipped.
  ///
  /// Journals after that are opened and not read.
  ///
  /// - Parameters:
  ///   - paths: The paths; `-` for standard input.
  ///   - request: Opens the journals.
  /// - Throws: A message for a journal that cannot be opened or read.
  @MainActor
  mutating func readFiles(_ paths: [String], _ request: DumpRequest) throws(DumpFailure) {
    for path in paths {
      var copy = self
      try request.stream(of: path) { stream throws(DumpFailure) in
        guard copy.isFull else { return try copy.read(stream, path) }
        guard !(try stream.next()).isEmpty else { return }
        copy.addLimitWarning("The journal is not read", inFile: path)
      }
      self = copy
    }
  }

  @MainActor
  private mutating func read(_ stream: DumpInputStream, _ path: String) throws(DumpFailure) {
    var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
    while !isFull {
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while !isFull, let line = splitter.next() { add(line, path) }
    }
    var next = splitter.next()
    while isFull, next == nil {
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      next = splitter.next()
    }
    guard let line = next ?? splitter.finish() else { return }
    if isFull {
      addLimitWarning("Lines from this one on are not read", line: line.number, inFile: path)
    } else {
      add(line, path)
    }
  }

  private mutating func add(_ line: JournalLineSplitter.Line, _ path: String) {
    readLineCount += 1
    guard let read = lineDiagnostics.validLine(line, &reader, inFile: path) else {
      invalidLineCount += 1
      return
    }
    guard delivers(read) else { return }
    keptByteCount += line.byteCount
    lines.append(read)
  }

  /// Returns whether a line is kept.
  private mutating func delivers(_ line: JournalLine) -> Bool {
    switch requiredResponses {
    case .atStart(let kind):
      if line.responses.contains(where: { $0.kind == kind }) { return true }
      anyLineDeliversKindOnlyInSteps =
        anyLineDeliversKindOnlyInSteps || line.allResponses.contains { $0.kind == kind }
      return false
    case .anywhere(let kinds):
      return line.allResponses.contains { kinds.contains($0.kind) }
    }
  }

  private mutating func addLimitWarning(
    _ consequence: String,
    line: Int? = nil,
    inFile path: String
  ) {
    let diagnostic = Diagnostic(
      severity: .warning,
      code: "journalLimit",
      line: line,
      message: "\(consequence), because at most \(Self.maximumKeptLineCount.grouped) lines and "
        + "\(Self.maximumKeptBytes >> 20) MiB are kept; name a shorter journal, or a part of it."
    )
    limitWarnings.append(SourcedDiagnostic(diagnostic, in: URLRedaction.withoutSecrets(path)))
  }
}
