public import StrictJSON

/// The error for a flag file that cannot be used.
public struct FlagFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault and its place in the file.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// One sentence that says what is wrong, where, and what to do.
  public var description: String { diagnostic.message }
}
