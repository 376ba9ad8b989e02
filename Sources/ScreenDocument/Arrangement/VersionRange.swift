import JSONLogic

/// A range of versions that contains its first version and not its end.
///
/// Versions follow Semantic Versioning 2.0.0; a leading `v` and missing parts are allowed.
public struct VersionRange: Sendable {
  /// The first version; `nil` for no lower bound.
  public let from: String?
  /// The first version after the range; `nil` for no upper bound.
  public let until: String?

  private let firstVersion: SemanticVersion?
  private let endVersion: SemanticVersion?

  /// Creates a range; `nil` if a text is not a version, or the range is empty.
  ///
  /// - Parameters:
  ///   - from: The first version.
  ///   - until: The first version after the range.
  public init?(from: String? = nil, until: String? = nil) {
    let first = from.map(SemanticVersion.init)
    let end = until.map(SemanticVersion.init)
    if case .some(.none) = first { return nil }
    if case .some(.none) = end { return nil }
    self.from = from
    self.until = until
    self.firstVersion = first ?? nil
    self.endVersion = end ?? nil
    if let first = self.firstVersion, let end = self.endVersion, !(first < end) { return nil }
  }

  /// Returns whether a version is in the range.
  ///
  /// - Returns: Whether it is in the range; `nil` if the text is not a version.
  public func contains(_ version: String) -> Bool? {
    guard let version = SemanticVersion(version) else { return nil }
    if let firstVersion, version < firstVersion { return false }
    if let endVersion { return version < endVersion }
    return true
  }
}
