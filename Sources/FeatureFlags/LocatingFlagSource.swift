package import StrictJSON

/// Flags that know where they were defined.
package protocol LocatingFlagSource: FlagSource {
  /// Reports something about a flag or one of its variants, with its place.
  func diagnostic(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic
}

extension FlagSet: LocatingFlagSource {}

extension FileFlagSource: LocatingFlagSource {
  package func diagnostic(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic {
    flags.diagnostic(code, of: key, variant: variant, message)
  }
}
