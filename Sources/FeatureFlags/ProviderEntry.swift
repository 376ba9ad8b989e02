/// One provider among several, with the name that dumps print.
public struct ProviderEntry: Sendable {
  /// The name: `remote`, `file`.
  public let name: String
  /// The provider.
  public let source: any FeatureProvider

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - source: The provider.
  public init(_ name: String, _ source: any FeatureProvider) {
    self.name = name
    self.source = source
  }
}
