import Bridge
import Parity
import ScreenDocument
public import StrictJSON

/// The error for a journal with a line or a step that cannot be read.
public struct RecordedResponsesError: Error, Hashable, Sendable {
  /// The path of the journal, as it was given.
  public let path: String
  /// The line and its fault.
  public let diagnostic: Diagnostic

  init(path: String, diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }

  /// Creates the error for a line with a fault, or with a step that has one.
  init(path: String, faultyLine number: Int, _ fault: JournalFault) {
    self.init(
      path: path,
      diagnostic: Diagnostic(
        severity: .error,
        code: "badLine",
        path: fault.diagnostic.path,
        line: number,
        column: fault.diagnostic.column,
        message: fault.diagnostic.message
      )
    )
  }

  /// Creates the error for a line that is too long.
  init(path: String, tooLongLine number: Int) {
    let maximumMiB = JournalReader.maximumLineBytes / 1024 / 1024
    let message = "The line is longer than \(maximumMiB) MiB."
    self.init(
      path: path,
      diagnostic: Diagnostic(severity: .error, code: "badLine", line: number, message: message)
    )
  }
}

extension RecordedResponsesError: CustomStringConvertible {
  /// The path, the line, the fault, and what to do.
  public var description: String {
    "\(path): \(diagnostic) Correct the line, or leave it out."
  }
}
