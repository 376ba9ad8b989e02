/// The `ETag` and `Last-Modified` headers of a document, with which a server can confirm a cached
/// copy.
public struct ResourceValidators: Hashable, Sendable {
  /// The `ETag` header, with its quotes.
  public let etag: String?
  /// The `Last-Modified` header, as it was sent.
  public let lastModified: String?

  /// The greatest length of a header that is stored, in bytes.
  static let maximumHeaderLength = 1024

  /// Creates validators; a header that is empty, longer than 1,024 bytes, or not printable ASCII is
  /// omitted.
  ///
  /// - Parameters:
  ///   - etag: The `ETag` header.
  ///   - lastModified: The `Last-Modified` header.
  public init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = Self.headerIfUsable(etag)
    self.lastModified = Self.headerIfUsable(lastModified)
  }

  /// Whether there are no validators, so that a server cannot confirm the copy.
  public var isEmpty: Bool { etag == nil && lastModified == nil }

  private static func headerIfUsable(_ header: String?) -> String? {
    guard let header, 1...maximumHeaderLength ~= header.utf8.count,
      header.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
    else { return nil }
    return header
  }
}
