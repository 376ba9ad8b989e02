package import StrictJSON

/// A provider that knows where its flags are defined.
package protocol LocatingProvider: FeatureProvider {
  /// Returns a diagnostic about a flag or one of its variants, with its place.
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
