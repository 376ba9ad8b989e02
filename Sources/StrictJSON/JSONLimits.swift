/// How deep and how large a document may be before it is refused.
///
/// The bounds protect code that walks a document later: the reader itself needs no stack at any depth.
public struct JSONLimits: Hashable, Sendable {
  /// The most arrays and objects that may stand inside one another, 1 to 1,024.
  public let maximumDepth: Int

  /// The most bytes a document may have, 0 to 1 GiB − 1.
  public let maximumBytes: Int

  /// Creates limits; a number outside the range of its property is replaced by the nearest in it.
  ///
  /// - Parameters:
  ///   - maximumDepth: The most arrays and objects inside one another.
  ///   - maximumBytes: The most bytes of a document.
  public init(maximumDepth: Int = 512, maximumBytes: Int = 16 * 1024 * 1024) {
    self.maximumDepth = min(max(maximumDepth, 1), 1024)
    self.maximumBytes = min(max(maximumBytes, 0), JSONTape.maximumOffset)
  }
}
