package import StrictJSON

/// A provider that creates warnings with the places of its flags in a file.
package protocol LocatedWarningProvider: FeatureProvider {
  /// Creates a warning about a flag or one of its variants; its text is `flag '<key>': <message>`.
  ///
  /// It has the place of the variant's value in the file; without such a variant, the place of the
  /// flag; without such a flag, the root and no line.
  func locatedWarning(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic
}

extension FlagSet: LocatedWarningProvider {}

extension FlagFileProvider: LocatedWarningProvider {
  package func locatedWarning(
    _ code: String,
    of key: String,
    variant: String?,
    _ message: String
  ) -> Diagnostic {
    flags.locatedWarning(code, of: key, variant: variant, message)
  }
}
