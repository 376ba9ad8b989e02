import Bridge
import Foundation
public import Parity
public import ScreenDocument

/// Recorded responses of a server for tests: the lines of a journal, or a screen.
public struct RecordedResponses: Sendable {
  /// The lines: responses that were delivered together, and their context.
  public let lines: [JournalLine]
  /// The path of the journal that the lines were read from; `nil` for other sources.
  let journalPath: String?

  /// Creates records from journal lines.
  ///
  /// - Parameter lines: Responses that were delivered together, and their context.
  public init(lines: [JournalLine]) {
    self.lines = lines
    journalPath = nil
  }

  /// Creates records from the contents of a screen, as one delivery without a context.
  ///
  /// - Parameter document: The screen.
  public init(_ document: ContentDocument) {
    lines = [JournalLine(context: JournalContext(), responses: document.contents)]
    journalPath = nil
  }

  /// Reads a journal.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - file: A file in the folder to which a relative path refers, such as `#filePath`; `nil` for
  ///     the current folder.
  ///   - maximumCount: The maximum number of lines that are read, empty ones not counted; the lines
  ///     after them are ignored, also invalid ones.
  /// - Throws: The system's error, or a ``RecordedResponsesError`` for the first line or step that
  ///   cannot be read.
  public init(journal path: String, beside file: String? = nil, maximumCount: Int = 1_000) throws {
    var splitter = JournalLineSplitter(maximumLineBytes: JournalReader.maximumLineBytes)
    let folder = file.map { URL(filePath: $0).deletingLastPathComponent() }
    let url = URL(filePath: path, relativeTo: folder)
    splitter.add(Array(try Data(contentsOf: url)))
    journalPath = url.path(percentEncoded: false)
    var reader = JournalReader()
    var lines: [JournalLine] = []
    while lines.count < maximumCount, let line = splitter.next() ?? splitter.finish() {
      switch line {
      case .text(let bytes, let number, _):
        do throws(JournalFault) {
          let line = try reader.line(bytes)
          if let fault = line.stepFaults.first { throw fault }
          lines.append(line)
        } catch {
          throw RecordedResponsesError(path: path, faultyLine: number, error)
        }
      case .tooLong(let number):
        throw RecordedResponsesError(path: path, tooLongLine: number)
      }
    }
    self.lines = lines
  }
}
