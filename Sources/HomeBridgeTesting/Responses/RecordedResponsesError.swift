import Bridge
import Parity
import ScreenDocument
public import StrictJSON

/// A journal to test by holds a line that cannot be read.
public struct RecordedResponsesError: Error, Hashable, Sendable {
  /// The journal.
  public let path: String
  /// The line, and what is wrong there.
  public let diagnostic: Diagnostic

  init(path: String, diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }

  /// Creates the error of a line that is too long to be read.
  init(path: String, tooLongLine number: Int) {
    let limit = JournalReader.maximumLineBytes / 1024 / 1024
    let message = "The line is longer than \(limit) MiB."
    self.init(
      path: path,
      diagnostic: Diagnostic(severity: .warning, code: "badLine", line: number, message: message)
    )
  }
}

extension RecordedResponsesError: CustomStringConvertible {
  /// The path, the line and what is wrong.
  public var description: String {
    "\(path): \(diagnostic) Correct the line, or leave it out."
  }
}
