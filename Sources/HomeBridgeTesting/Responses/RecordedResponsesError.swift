public import ScreenDocument

/// A journal to test by holds a line that cannot be read.
public struct RecordedResponsesError: Error, Hashable, Sendable {
  /// The journal.
  public let path: String
  /// The line, and what is wrong there.
  public let diagnostic: Diagnostic
}

extension RecordedResponsesError: CustomStringConvertible {
  /// The path, the line and what is wrong.
  public var description: String {
    "\(path): \(diagnostic) Correct the line, or leave it out."
  }
}
