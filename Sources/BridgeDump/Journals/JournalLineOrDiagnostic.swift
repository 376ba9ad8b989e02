import Parity
import StrictJSON

/// A line of a journal that was read: its content, or the diagnostic if it is invalid.
enum JournalLineOrDiagnostic {
  case line(JournalLine)
  case invalid(Diagnostic)

  /// Reads a line; a line that is too long, invalid or incomplete is `invalid`.
  init(_ line: JournalLineSplitter.Line, _ reader: inout JournalReader) {
    switch line {
    case .tooLong(let number):
      let limit = JournalReader.maximumLineBytes / 1024 / 1024
      let message = "The line is longer than \(limit) MiB; split it."
      self = .invalid(message, code: "badLine", line: number)
    case .text(let bytes, let number, let isEnded):
      do throws(JournalFault) {
        self = .line(try reader.line(bytes))
      } catch {
        guard !isEnded, error.isCutOff else {
          self = .invalid(error.diagnostic(inLine: number))
          return
        }
        let message = "The last line is incomplete and is skipped."
        self = .invalid(message, code: "tornLine", line: number)
      }
    }
  }

  private static func invalid(_ message: String, code: String, line: Int) -> Self {
    .invalid(Diagnostic(severity: .warning, code: code, line: line, message: message))
  }
}

extension JournalLineSplitter.Line {
  /// The line's number in its file, from 1.
  var number: Int {
    switch self {
    case .text(_, let number, _), .tooLong(let number): number
    }
  }

  /// The number of the line's bytes, without its line break; 0 for a line that is too long.
  var byteCount: Int {
    switch self {
    case .text(let bytes, _, _): bytes.count
    case .tooLong: 0
    }
  }
}
