public import ScreenDocument

extension MigrationSuite {
  /// Also requires of kinds that their legacy side emits exactly one value for each response, and at once.
  ///
  /// - Parameter kinds: The kinds, in addition to those of earlier calls.
  /// - Returns: The suite with the requirement.
  public func comparingStrictly(_ kinds: some Sequence<ContentKind>) -> Self {
    var copy = self
    copy.strictKinds.formUnion(kinds)
    return copy
  }
}
