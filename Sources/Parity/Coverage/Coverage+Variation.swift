public import ScreenDocument
public import StrictJSON

extension Coverage {
  /// The paths of a kind that had a value: all but those of objects, whose members have paths of their own.
  public func valuePaths(of kind: ContentKind) -> [JSONPointer] {
    paths(of: kind).filter { !$0.coverage.isObject }.map(\.pointer)
  }

  /// The paths of a kind that had the same value in every response, and always were there.
  ///
  /// A comparison of these responses says nothing about other values at these paths.
  public func constantPaths(of kind: ContentKind) -> [JSONPointer] {
    paths(of: kind).filter(\.coverage.isConstant).map(\.pointer)
  }

  /// The share of a kind's paths with a value that have had several, 0 to 1; `nil` for a kind without a response.
  public func variedShare(of kind: ContentKind) -> Double? {
    let count = valuePaths(of: kind).count
    guard count > 0 else { return nil }
    return Double(count - constantPaths(of: kind).count) / Double(count)
  }
}
