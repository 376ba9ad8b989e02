import Foundation
package import ScreenDocument

/// What a helper says: a line of JSON, and the document behind it.
package struct FetchAnswer: Equatable {
  private enum Line: Codable {
    case fetched(count: Int, etag: String?, lastModified: String?)
    case notModified
    case failed(FetchFailure)
  }

  /// The longest line, in bytes; validators and names are shorter than 2 KiB each.
  static let maximumLineLength = 65_536

  /// What came of the question.
  package let result: Result<ResourceResponse, LoadError>

  /// Tells what came of a question.
  package init(_ result: Result<ResourceResponse, LoadError>) {
    self.result = result
  }

  /// Reads what a helper said; `nil` if it is no answer, or not whole.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - name: The document, fit to be printed.
  init?(reading bytes: [UInt8], of name: String) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let line = try? JSONDecoder().decode(Line.self, from: Data(bytes[..<end]))
    else { return nil }
    let document = bytes[(end + 1)...]
    switch line {
    case .fetched(let count, let etag, let lastModified):
      guard document.count == count else { return nil }
      let validators = ResourceValidators(etag: etag, lastModified: lastModified)
      result = .success(.fetched(Array(document), validators))
    case .notModified: result = .success(.notModified)
    case .failed(let failure): result = .failure(LoadError(failure.reason, of: name))
    }
  }

  /// The answer as a helper says it.
  package func bytes() throws -> [UInt8] {
    let line: Line
    var document: [UInt8] = []
    switch result {
    case .success(.fetched(let bytes, let validators)):
      document = bytes
      line = .fetched(
        count: bytes.count,
        etag: validators.etag,
        lastModified: validators.lastModified
      )
    case .success(.notModified): line = .notModified
    case .failure(let error): line = .failed(FetchFailure(error.reason))
    }
    return try JSONEncoder().encode(line) + [UInt8(ascii: "\n")] + document
  }
}
