/// The hash of a compared response, by which evidence counts distinct responses.
public struct HashedResponse: Hashable, Sendable {
  /// The name of the key that the hash was made with.
  public let keyName: String
  /// The hash.
  public let hash: UInt64

  /// Creates the hash of a response, as ``ResponseHasher`` makes it.
  ///
  /// - Parameters:
  ///   - keyName: The name of the key.
  ///   - hash: The hash.
  public init(keyName: String, hash: UInt64) {
    self.keyName = keyName
    self.hash = hash
  }
}
