import Foundation
import ScreenDocument

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server said before the document.
struct HTTPHead: Sendable {
  let status: Int
  let location: String?
  let validators: ResourceValidators
  /// The length of the document in bytes; `nil` where it is not told, or told of a packed form.
  let length: Int64?

  init(_ response: HTTPURLResponse) {
    status = response.statusCode
    location = response.value(forHTTPHeaderField: "Location")
    validators = ResourceValidators(
      etag: response.value(forHTTPHeaderField: "ETag"),
      lastModified: response.value(forHTTPHeaderField: "Last-Modified")
    )
    let isPacked = response.value(forHTTPHeaderField: "Content-Encoding") != nil
    length = isPacked || response.expectedContentLength < 0 ? nil : response.expectedContentLength
  }

  /// Whether a document follows that is worth reading.
  var hasDocument: Bool { status == 200 || status == 203 }

  /// Whether the server sends on to another place.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }
}
