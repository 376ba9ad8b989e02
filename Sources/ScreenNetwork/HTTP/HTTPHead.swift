import Basics
import Foundation
import ScreenDocument

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server said before the document.
struct HTTPHead: Sendable {
  /// What a server says of the document's length.
  enum Length: Hashable, Sendable {
    /// Nothing, or the length of a packed form.
    case unknown
    /// The length in bytes.
    case bytes(Int64)
    /// What is no number of bytes.
    case invalid
  }

  let status: Int
  let location: String?
  let validators: ResourceValidators
  let length: Length
  /// Whether the document comes in a packed form, such as gzip.
  let isPacked: Bool

  init(_ response: HTTPURLResponse) {
    let header = { response.value(forHTTPHeaderField: $0) }
    status = response.statusCode
    location = header("Location").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    validators = ResourceValidators(etag: header("ETag"), lastModified: header("Last-Modified"))
    isPacked = header("Content-Encoding").map { $0.lowercased() != "identity" } ?? false
    let isChunked = header("Transfer-Encoding") != nil
    let length = isChunked ? Length.unknown : Self.length(header("Content-Length"))
    self.length = isPacked && length != .invalid ? .unknown : length
  }

  /// Whether a document follows that is worth reading.
  var hasDocument: Bool { status == 200 || status == 203 }

  /// Whether another answer follows, which is the one that counts (RFC 9110, section 15.2).
  var isInterim: Bool { 100..<200 ~= status }

  /// Whether the server sends on to another place.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

  /// Reads a `Content-Length`: digits, which may be repeated with the same value (RFC 9110, section 8.6).
  static func length(_ header: String?) -> Length {
    guard let header else { return .unknown }
    let texts = Set(header.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    guard texts.count == 1, let text = texts.first, text.utf8.allSatisfy(\.isDigit),
      let length = Int64(text)
    else { return .invalid }
    return .bytes(length)
  }
}
