public import StrictJSON

/// Why a flag file cannot be used at all.
public struct FlagFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where in the file.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// What is wrong, where, and what to do.
  public var description: String { diagnostic.message }
}
