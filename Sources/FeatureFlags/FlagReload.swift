public import StrictJSON

/// The outcome of checking a flag file for changes.
public enum FlagReload: Hashable, Sendable {
  /// The file is the one that was read last.
  case unchanged
  /// The file was read, and its flags are in use.
  case loaded(changedKeys: Set<String>, diagnostics: [Diagnostic])
  /// The file cannot be used; the flags are those that they were.
  case failed(FlagFileError)
}
