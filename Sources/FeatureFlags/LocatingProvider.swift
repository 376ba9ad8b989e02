package import StrictJSON

/// A provider that knows the places of its flags in a file.
package protocol LocatingProvider: FeatureProvider {
  /// Creates a warning about a flag or one of its variants, with the place of its value in the
  /// file.
  func warning(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic
}

extension FlagSet: LocatingProvider {}

extension FlagFileProvider: LocatingProvider {
  package func warning(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic {
    flags.warning(code, of: key, variant: variant, message)
  }
}
