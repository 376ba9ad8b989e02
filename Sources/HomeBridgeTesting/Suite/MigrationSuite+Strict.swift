public import ScreenDocument

extension MigrationSuite {
  /// Also requires that the legacy side of some kinds, alone, emits exactly one value for each
  /// response, during the call that delivers it.
  ///
  /// - Parameter kinds: The kinds, in addition to those of earlier calls.
  /// - Returns: The suite with the requirement.
  public func comparingStrictly(_ kinds: some Sequence<ContentKind>) -> Self {
    var copy = self
    copy.strictKinds.formUnion(kinds)
    return copy
  }
}
