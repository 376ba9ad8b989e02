extension JSONTree {
  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's name.
    public let key: String

    /// The member's value.
    public let value: JSONTree

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - key: The member's name.
    ///   - value: The member's value.
    public init(key: String, value: JSONTree) {
      self.key = key
      self.value = value
    }
  }
}
