import Basics
import Foundation
import ScreenDocument

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The status of a response, and what the loader needs of its headers.
struct HTTPResponseHead: Sendable {
  /// The declared length of a document.
  enum DeclaredSize: Hashable, Sendable {
    /// No length is declared, only that of a compressed form is, or the header `Transfer-Encoding`
    /// is present.
    case unknown
    /// The length in bytes.
    case bytes(Int64)
    /// The header `Content-Length` is not a number of bytes.
    case invalid
  }

  let status: Int
  /// The header `Location`; `nil` if it is absent or blank.
  let location: String?
  /// The headers `ETag` and `Last-Modified`, and whether `Cache-Control` forbids storing.
  let validators: ResourceValidators
  let declaredSize: DeclaredSize
  /// Whether the header `Content-Encoding` has a value other than `identity`, such as `gzip`.
  let isCompressed: Bool

  init(_ response: HTTPURLResponse) {
    let header = { response.value(forHTTPHeaderField: $0) }
    status = response.statusCode
    location = header("Location").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    validators = ResourceValidators(
      etag: header("ETag"),
      lastModified: header("Last-Modified"),
      redirectTargetHash: nil,
      forbidsStoring: header("Cache-Control").map { CacheControl($0).forbidsStoring } ?? false
    )
    isCompressed = header("Content-Encoding").map { $0.lowercased() != "identity" } ?? false
    let isChunked = header("Transfer-Encoding") != nil
    let size = isChunked ? DeclaredSize.unknown : Self.declaredSize(header("Content-Length"))
    declaredSize = isCompressed && size != .invalid ? .unknown : size
  }

  /// Whether the status is 200 or 203; the body of a response with another status is not read.
  var hasStatus200Or203: Bool { status == 200 || status == 203 }

  /// Whether this is an interim response, which the final response follows (RFC 9110, section
  /// 15.2).
  var isInterim: Bool { 100..<200 ~= status }

  /// Whether the status is 301, 302, 303, 307 or 308.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

  /// Parses a `Content-Length`: decimal digits, which may be repeated after a comma (RFC 9110,
  /// section 8.6); `unknown` without the header, `invalid` for any other text, and for a number
  /// beyond `Int64.max`.
  static func declaredSize(_ contentLength: String?) -> DeclaredSize {
    guard let contentLength else { return .unknown }
    let texts = Set(
      contentLength.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    )
    guard texts.count == 1, let text = texts.first, text.utf8.allSatisfy(\.isDigit),
      let length = Int64(text)
    else { return .invalid }
    return .bytes(length)
  }
}
