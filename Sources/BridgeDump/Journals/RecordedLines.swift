import Parity
import ScreenDocument
import ScreenDump

/// The lines of journals from which a search starts.
struct RecordedLines {
  /// The maximum number of lines that are kept, and their maximum size in bytes.
  private static let maximumCount = 4_096
  private static let maximumBytes = 32 << 20

  private(set) var lines: [JournalLine] = []
  private(set) var lineCount = 0
  private(set) var badCount = 0
  private var byteCount = 0
  private var reader = JournalReader()
  private let keeps: (JournalLine) -> Bool

  /// Creates an empty collection.
  ///
  /// - Parameter keeps: Whether a line is kept after it was read.
  init(where keeps: @escaping (JournalLine) -> Bool = { _ in true }) {
    self.keeps = keeps
  }

  var isFull: Bool { lines.count >= Self.maximumCount || byteCount >= Self.maximumBytes }

  /// Reads a journal; an invalid line is skipped.
  @MainActor
  mutating func read(_ stream: DumpStream) throws(DumpFailure) {
    var splitter = JournalLineSplitter(maximumBytes: JournalReader.maximumLineBytes)
    while !isFull {
      let bytes = try stream.next()
      if bytes.isEmpty { break }
      splitter.add(bytes)
      while !isFull, let line = splitter.next() { add(line) }
    }
    if !isFull, let line = splitter.finish() { add(line) }
  }

  private mutating func add(_ line: JournalLineSplitter.Line) {
    lineCount += 1
    guard case .text(let bytes, _, _) = line, let read = try? reader.line(bytes) else {
      badCount += 1
      return
    }
    guard keeps(read) else { return }
    byteCount += bytes.count
    lines.append(read)
  }
}
