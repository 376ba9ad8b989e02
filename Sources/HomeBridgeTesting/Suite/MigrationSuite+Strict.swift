public import ScreenDocument

extension MigrationSuite {
  /// Also requires that the legacy side of some kinds, alone with one response, emits exactly one
  /// value, during the call that delivers the response.
  ///
  /// - Parameter kinds: The kinds, in addition to those of earlier calls.
  /// - Returns: The suite with the requirement.
  public func comparingStrictly(_ kinds: some Sequence<ContentKind>) -> Self {
    var copy = self
    copy.strictKinds.formUnion(kinds)
    return copy
  }
}
