import Bridge
import Foundation
public import Parity
public import ScreenDocument

/// Responses that a server has sent, to test by: lines of a journal, or a screen.
public struct RecordedResponses: Sendable {
  /// The lines: responses that were delivered together, and their context.
  public let lines: [JournalLine]
  /// Where the journal is that they were read from.
  let journal: String?

  /// Takes lines as they are.
  ///
  /// - Parameter lines: Responses that were delivered together, and their context.
  public init(lines: [JournalLine]) {
    self.lines = lines
    journal = nil
  }

  /// Takes the contents of a screen, as one delivery.
  ///
  /// - Parameter document: The screen.
  public init(_ document: ContentDocument) {
    lines = [JournalLine(context: JournalContext(), responses: document.contents)]
    journal = nil
  }

  /// Reads a journal.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - file: A file beside which it is, such as `#filePath`; `nil` for the current folder.
  ///   - maximumCount: The most lines that are kept.
  /// - Throws: What the system says, and the first line that cannot be read.
  public init(journal path: String, beside file: String? = nil, maximumCount: Int = 1_000) throws {
    var splitter = JournalLineSplitter(maximumBytes: JournalReader.maximumLineBytes)
    let folder = file.map { URL(filePath: $0).deletingLastPathComponent() }
    let url = URL(filePath: path, relativeTo: folder)
    splitter.add(Array(try Data(contentsOf: url)))
    journal = url.path(percentEncoded: false)
    var reader = JournalReader()
    var lines: [JournalLine] = []
    while lines.count < maximumCount, let line = splitter.next() ?? splitter.finish() {
      switch line {
      case .text(let bytes, let number, _):
        do throws(JournalFault) {
          let line = try reader.line(bytes)
          if let fault = line.faults.first { throw fault }
          lines.append(line)
        } catch {
          throw RecordedResponsesError(path: path, diagnostic: error.diagnostic(inLine: number))
        }
      case .tooLong(let number):
        throw RecordedResponsesError(path: path, tooLongLine: number)
      }
    }
    self.lines = lines
  }
}
