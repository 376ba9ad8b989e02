import JSONLogic

/// The versions from one on, up to another that is not among them (Semantic Versioning 2.0.0; a leading
/// `v` and missing parts are forgiven).
public struct VersionRange: Sendable {
  /// The first version; `nil` for the first there is.
  public let from: String?
  /// The first version that is too new; `nil` for none.
  public let until: String?

  private let first: SemanticVersion?
  private let end: SemanticVersion?

  /// Creates a range; `nil` if a text is no version, or no version is in the range.
  ///
  /// - Parameters:
  ///   - from: The first version.
  ///   - until: The first version that is too new.
  public init?(from: String? = nil, until: String? = nil) {
    let first = from.map(SemanticVersion.init)
    let end = until.map(SemanticVersion.init)
    if case .some(.none) = first { return nil }
    if case .some(.none) = end { return nil }
    self.from = from
    self.until = until
    self.first = first ?? nil
    self.end = end ?? nil
    if let first = self.first, let end = self.end, !(first < end) { return nil }
  }

  /// Returns whether a version is in the range.
  ///
  /// - Parameter version: The version.
  /// - Returns: Whether it is; `nil` if the text is no version.
  public func contains(_ version: String) -> Bool? {
    guard let version = SemanticVersion(version) else { return nil }
    if let first, version < first { return false }
    if let end { return version < end }
    return true
  }
}
