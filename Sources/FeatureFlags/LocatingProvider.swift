package import StrictJSON

/// Flags that know where they were defined.
package protocol LocatingProvider: FeatureProvider {
  /// Reports something about a flag or one of its variants, with its place.
  func diagnostic(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic
}

extension FlagSet: LocatingProvider {}

extension FlagFileProvider: LocatingProvider {
  package func diagnostic(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic {
    flags.diagnostic(code, of: key, variant: variant, message)
  }
}
