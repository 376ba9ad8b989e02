/// One source among several, with the name by which dumps tell it.
public struct ProviderEntry: Sendable {
  /// The name: `remote`, `file`.
  public let name: String
  /// The source.
  public let source: any FeatureProvider

  /// Names a source.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - source: The source.
  public init(_ name: String, _ source: any FeatureProvider) {
    self.name = name
    self.source = source
  }
}
