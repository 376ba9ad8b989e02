import Basics
package import Foundation

/// The `ETag` and `Last-Modified` headers of a document, with which a server can confirm a cached
/// copy.
///
/// They are valid only for the URL that has sent them, which after a redirect is its target. No
/// other URL receives them, because it may use the same ones for another document (RFC 9110,
/// section 8.8.1).
public struct ResourceValidators: Hashable, Sendable {
  /// The `ETag` header, with its quotes.
  public let etag: String?
  /// The `Last-Modified` header, as it was sent.
  public let lastModified: String?
  /// The hash of the redirect's target that has sent the headers; `nil` if the requested URL itself
  /// has sent them, and without headers.
  ///
  /// The URL may have secrets and is not stored.
  package let redirectTargetHash: String?
  /// Whether the document must not be stored, because its `Cache-Control` header has the directive
  /// `no-store`; a cache file does not contain this value.
  package let forbidsStoring: Bool

  /// The greatest length of a header that is stored, in bytes.
  static let maximumHeaderLength = 1024

  /// Creates validators; a header that is empty, longer than 1,024 bytes, or not printable ASCII is
  /// omitted.
  ///
  /// - Parameters:
  ///   - etag: The `ETag` header.
  ///   - lastModified: The `Last-Modified` header.
  public init(etag: String? = nil, lastModified: String? = nil) {
    self.init(
      etag: etag,
      lastModified: lastModified,
      redirectTargetHash: nil,
      forbidsStoring: false
    )
  }

  /// Creates validators by the rules of ``init(etag:lastModified:)``.
  ///
  /// - Parameters:
  ///   - etag: The `ETag` header.
  ///   - lastModified: The `Last-Modified` header.
  ///   - redirectTargetHash: The hash of the redirect's target that has sent the headers; `nil`, or
  ///     empty, if the requested URL itself has sent them.
  ///   - forbidsStoring: Whether the document must not be stored.
  package init(
    etag: String?,
    lastModified: String?,
    redirectTargetHash: String?,
    forbidsStoring: Bool
  ) {
    self.etag = Self.headerIfUsable(etag)
    self.lastModified = Self.headerIfUsable(lastModified)
    let hasValidators = self.etag != nil || self.lastModified != nil
    self.redirectTargetHash = hasValidators ? Self.headerIfUsable(redirectTargetHash) : nil
    self.forbidsStoring = forbidsStoring
  }

  /// Whether there are no validators, so that a server cannot confirm the copy.
  public var isEmpty: Bool { etag == nil && lastModified == nil }

  /// Returns the same validators with the URL that has sent them.
  ///
  /// - Parameters:
  ///   - url: The URL that has sent them.
  ///   - requestedURL: The URL of the request, which may have been redirected to the other.
  /// - Returns: The validators, valid for this URL only.
  package func sent(by url: URL, forRequestOf requestedURL: URL) -> Self {
    Self(
      etag: etag,
      lastModified: lastModified,
      redirectTargetHash: Self.redirectTargetHash(of: url, inRequestOf: requestedURL),
      forbidsStoring: forbidsStoring
    )
  }

  /// Returns whether a URL has sent these validators, so that it may receive them.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - requestedURL: The URL of the request, which may have been redirected to the other.
  /// - Returns: Whether they are valid for the URL; `false` if there are none.
  package func wereSent(by url: URL, forRequestOf requestedURL: URL) -> Bool {
    !isEmpty
      && redirectTargetHash == Self.redirectTargetHash(of: url, inRequestOf: requestedURL)
  }

  private static func redirectTargetHash(of url: URL, inRequestOf requestedURL: URL) -> String? {
    guard url.absoluteString != requestedURL.absoluteString else { return nil }
    return FNV1a.hash(url.absoluteString.utf8).hexadecimal
  }

  private static func headerIfUsable(_ header: String?) -> String? {
    guard let header, 1...maximumHeaderLength ~= header.utf8.count,
      header.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
    else { return nil }
    return header
  }
}
