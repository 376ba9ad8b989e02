/// One source among several, with the name by which dumps tell it.
public struct FlagLayer: Sendable {
  /// The name: `remote`, `file`.
  public let name: String
  /// The source.
  public let source: any FlagSource

  /// Names a source.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - source: The source.
  public init(_ name: String, _ source: any FlagSource) {
    self.name = name
    self.source = source
  }
}
