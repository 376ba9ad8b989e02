public import ScreenDocument
public import StrictJSON

extension Coverage {
  /// Returns the paths of a kind that have values of their own.
  ///
  /// A path is left out if its value was always an object and had members at least once, because
  /// the members have their own paths. The paths are sorted; there are none for a kind without a
  /// response.
  public func valuePaths(of kind: ContentKind) -> [JSONPointer] {
    paths(of: kind).filter { !$0.coverage.isAlwaysObject }.map(\.pointer)
  }

  /// Returns the paths of a kind whose member was never absent and whose value was always the same;
  /// see ``PathCoverage/isConstant``.
  ///
  /// A comparison of these responses says nothing about other values at these paths.
  public func constantPaths(of kind: ContentKind) -> [JSONPointer] {
    paths(of: kind).filter(\.coverage.isConstant).map(\.pointer)
  }

  /// Returns the share of a kind's ``valuePaths(of:)`` that are not constant, 0 to 1; `nil` if
  /// there are no such paths, as for a kind without a response.
  public func variedShare(of kind: ContentKind) -> Double? {
    let count = valuePaths(of: kind).count
    guard count > 0 else { return nil }
    return Double(count - constantPaths(of: kind).count) / Double(count)
  }
}
