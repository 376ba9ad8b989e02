public import StrictJSON

/// The result of reloading a flag file.
public enum FlagReloadResult: Hashable, Sendable {
  /// The file has not changed since it was last read, so it was not read again.
  case unchanged
  /// The file was read, and its flags are in use.
  ///
  /// `changedKeys` are the flags that differ from those used before, an empty set if none does;
  /// `diagnostics` are ``FlagSet/diagnostics``.
  case loaded(changedKeys: Set<String>, diagnostics: [Diagnostic])
  /// The file cannot be read or used; the flags are unchanged.
  case failed(FlagFileError)
}
