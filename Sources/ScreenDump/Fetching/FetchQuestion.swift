package import Foundation
package import ScreenDocument

/// What a helper is asked: a line of JSON on its standard input, where no other process reads it.
package struct FetchQuestion: Codable {
  private let url: URL
  private let etag: String?
  private let lastModified: String?
  private let maximumBytes: Int
  private let timeout: Duration
  private let maximumRedirects: Int

  /// Asks for a document on a server.
  init(_ url: URL, _ request: ResourceRequest) {
    self.url = url
    etag = request.validators?.etag
    lastModified = request.validators?.lastModified
    maximumBytes = request.limits.maximumBytes
    timeout = request.limits.timeout
    maximumRedirects = request.limits.maximumRedirects
  }

  /// Reads a line.
  ///
  /// - Parameter line: The line, without its end.
  /// - Throws: What a decoder says of a text that is no question.
  package init(reading line: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(line))
  }

  /// The question as a line.
  func line() throws -> [UInt8] {
    try JSONEncoder().encode(self) + [UInt8(ascii: "\n")]
  }

  /// The place, and what is asked of it.
  package var request: (url: URL, request: ResourceRequest) {
    let validators = ResourceValidators(etag: etag, lastModified: lastModified)
    let request = ResourceRequest(
      .url(url),
      validators: validators.isEmpty ? nil : validators,
      limits: ResourceLimits(
        maximumBytes: maximumBytes,
        timeout: timeout,
        maximumRedirects: maximumRedirects
      )
    )
    return (url, request)
  }
}
