public import StrictJSON

/// The error for a flag file that cannot be used.
public struct FlagFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault; with its place in the file, unless the file could not be read or is too large.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The diagnostic's message: what is wrong, and mostly what to do; without the line and the
  /// column.
  public var description: String { diagnostic.message }
}
