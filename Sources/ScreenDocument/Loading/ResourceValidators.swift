/// What a server said to recognise a document by, to be sent back when it is asked again.
public struct ResourceValidators: Hashable, Sendable {
  /// The `ETag` header, quotes and all.
  public let etag: String?
  /// The `Last-Modified` header, as it was sent.
  public let lastModified: String?

  /// The longest header that is kept, in bytes.
  static let maximumLength = 1024

  /// Creates validators; a header that is empty, very long, or not of printable ASCII is left out.
  ///
  /// - Parameters:
  ///   - etag: The `ETag` header.
  ///   - lastModified: The `Last-Modified` header.
  public init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = Self.usable(etag)
    self.lastModified = Self.usable(lastModified)
  }

  /// Whether there is nothing to send back.
  public var isEmpty: Bool { etag == nil && lastModified == nil }

  private static func usable(_ header: String?) -> String? {
    guard let header, 1...maximumLength ~= header.utf8.count,
      header.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
    else { return nil }
    return header
  }
}
