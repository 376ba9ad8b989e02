/// One layer of a ``MultiProvider``: a provider, and the name that reports show for it.
public struct ProviderEntry: Sendable {
  /// The name that reports show, such as `remote` or `file`.
  public let name: String
  /// The provider.
  public let provider: any FeatureProvider

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name that reports show.
  ///   - provider: The provider.
  public init(_ name: String, _ provider: any FeatureProvider) {
    self.name = name
    self.provider = provider
  }
}
