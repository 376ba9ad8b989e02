/// The hash of a compared response; evidence counts distinct responses by it.
public struct ResponseHash: Hashable, Sendable {
  /// The name of the key that made the hash.
  public let keyName: String
  /// The hash.
  public let hash: UInt64

  /// Creates a value for a hash that a ``ResponseHasher`` computed.
  ///
  /// - Parameters:
  ///   - keyName: The name of the key with which the hash was computed.
  ///   - hash: The hash.
  public init(keyName: String, hash: UInt64) {
    self.keyName = keyName
    self.hash = hash
  }
}
