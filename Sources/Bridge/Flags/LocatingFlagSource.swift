import ScreenDocument

/// Flags that know where they were defined.
protocol LocatingFlagSource: FlagSource {
  /// Reports something about a flag, with its place.
  func diagnostic(_ code: String, of key: String, _ message: String) -> Diagnostic
}

extension FlagSet: LocatingFlagSource {}

extension FileFlagSource: LocatingFlagSource {
  func diagnostic(_ code: String, of key: String, _ message: String) -> Diagnostic {
    flags.diagnostic(code, of: key, message)
  }
}
