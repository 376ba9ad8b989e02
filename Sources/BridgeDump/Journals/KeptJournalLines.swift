import Parity
import ScreenDocument
import ScreenDump

/// The valid lines that a command reads from journals and keeps, up to a maximum number and size.
struct KeptJournalLines {
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
  /// start, and so is not kept; `false` if lines of all kinds are kept.
  private(set) var anyLineDeliversKindOnlyInSteps = false
  /// The diagnostics of invalid lines and of invalid steps.
  private(set) var diagnostics = JournalDiagnostics()
  private var keptByteCount = 0
  private var reader = JournalReader()
  private let requiredKind: ContentKind?

  /// Creates an empty collection.
  ///
  /// - Parameter kind: The kind of which a line must deliver a response at its start, not only in
  ///   its steps, to be kept; `nil` to keep all valid lines.
  init(delivering kind: ContentKind? = nil) {
    requiredKind = kind
  }

  var isFull: Bool {
    lines.count >= Self.maximumKeptLineCount || keptByteCount >= Self.maximumKeptBytes
  }

  /// Reads a journal until its end, or until the collection is full; an invalid line is skipped.
  ///
  /// - Parameters:
  ///   - stream: The bytes of the journal.
  ///   - path: The journal's path, for the diagnostics.
  /// - Throws: A message for a journal whose bytes cannot be read.
  @MainActor
  mutating func read(_ stream: DumpInputStream, _ path: String) throws(DumpFailure) {
    var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
    while !isFull {
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while !isFull, let line = splitter.next() { add(line, path) }
    }
    if !isFull, let line = splitter.finish() { add(line, path) }
  }

  private mutating func add(_ line: JournalLineSplitter.Line, _ path: String) {
    readLineCount += 1
    switch JournalLineOrDiagnostic(line, &reader) {
    case .line(let read):
      for fault in read.stepFaults {
        diagnostics.add(fault.stepDiagnostic(inLine: line.number), inFile: path)
      }
      keep(read, byteCount: line.byteCount)
    case .invalid(let diagnostic):
      invalidLineCount += 1
      diagnostics.add(diagnostic, inFile: path)
    }
  }

  private mutating func keep(_ read: JournalLine, byteCount: Int) {
    if let requiredKind, !read.responses.contains(where: { $0.kind == requiredKind }) {
      anyLineDeliversKindOnlyInSteps =
        anyLineDeliversKindOnlyInSteps || read.allResponses.contains { $0.kind == requiredKind }
      return
    }
    keptByteCount += byteCount
    lines.append(read)
  }
}
