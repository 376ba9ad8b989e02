public import StrictJSON

/// The error for a flag file that cannot be used.
public struct FlagFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault and its place in the file.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The diagnostic's message: what is wrong, and mostly what to do; ``diagnostic`` has the line
  /// and column, too.
  public var description: String { diagnostic.message }
}
