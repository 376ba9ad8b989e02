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

  /// Reads journals one after the other until the collection is full; an invalid line is skipped.
  ///
  /// - Parameters:
  ///   - paths: The paths; `-` for standard input.
  ///   - request: Opens the journals.
  /// - Throws: A message for a journal that cannot be opened or read.
  @MainActor
  mutating func readFiles(_ paths: [String], _ request: DumpRequest) throws(DumpFailure) {
    for path in paths where !isFull {
      var copy = self
      try request.stream(of: path) { stream throws(DumpFailure) in try copy.read(stream, path) }
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
    if !isFull, let line = splitter.finish() { add(line, path) }
  }

  private mutating func add(_ line: JournalLineSplitter.Line, _ path: String) {
    readLineCount += 1
    guard let read = diagnostics.validLine(line, &reader, inFile: path) else {
      invalidLineCount += 1
      return
    }
    if let requiredKind, !read.responses.contains(where: { $0.kind == requiredKind }) {
      anyLineDeliversKindOnlyInSteps =
        anyLineDeliversKindOnlyInSteps || read.allResponses.contains { $0.kind == requiredKind }
      return
    }
    keptByteCount += line.byteCount
    lines.append(read)
  }
}
