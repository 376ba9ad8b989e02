public import StrictJSON

/// The result of reloading a flag file.
public enum FlagReload: Hashable, Sendable {
  /// The file has not changed since it was last read.
  case unchanged
  /// The file was read, and its flags are in use.
  case loaded(changedKeys: Set<String>, diagnostics: [Diagnostic])
  /// The file cannot be used; the flags are unchanged.
  case failed(FlagFileError)
}
