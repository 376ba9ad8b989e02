/// The greatest depth and size of a document that is accepted.
///
/// The limits protect code that later walks a document by recursion; the reader itself uses no
/// recursion at any depth.
public struct JSONLimits: Hashable, Sendable {
  /// The greatest nesting depth of arrays and objects, 1 to 1,024.
  public let maximumDepth: Int

  /// The greatest size of a document in bytes, 0 to 1 GiB − 1.
  public let maximumBytes: Int

  /// Creates limits; a number outside the range of its property is replaced by the nearest number
  /// within it.
  ///
  /// - Parameters:
  ///   - maximumDepth: The greatest nesting depth of arrays and objects.
  ///   - maximumBytes: The greatest size of a document in bytes.
  public init(maximumDepth: Int = 512, maximumBytes: Int = 16 * 1024 * 1024) {
    self.maximumDepth = min(max(maximumDepth, 1), Self.greatestDepth)
    self.maximumBytes = min(max(maximumBytes, 0), JSONTape.maximumOffset)
  }

  private static let greatestDepth = 1024

  /// The limits of a text that is composed of values of accepted documents.
  ///
  /// A value is nested up to four levels deeper in the text than in its document.
  static let composedText = JSONLimits(
    uncheckedDepth: greatestDepth + 4,
    bytes: JSONTape.maximumOffset
  )

  private init(uncheckedDepth: Int, bytes: Int) {
    maximumDepth = uncheckedDepth
    maximumBytes = bytes
  }
}
