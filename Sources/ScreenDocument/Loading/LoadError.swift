public import Basics
import Foundation
public import StrictJSON

/// The error for a document that cannot be loaded: which document, why, and what to do.
///
/// It never contains a URL's user, password or query, so it may be printed and logged.
public struct LoadError: Error, Hashable, Sendable {
  /// The reason why a document cannot be loaded.
  public enum Reason: Hashable, Sendable {
    /// The text has a scheme, but is not a URL.
    case invalidURL
    /// The URL's port is not one of 1 to 65535.
    case portOutOfRange
    /// The scheme is neither `http` nor `https`.
    case unsupportedScheme(String)
    /// The document is on a server, and the fetcher reads files only.
    case filesOnly
    /// A folder has no `layout.json`.
    case noLayout
    /// The system could not read a file.
    case system(SystemFailure)
    /// The document is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The document was not received completely within this time limit.
    case timedOut(Duration)
    /// The server answered with a status that is not a success.
    case status(Int)
    /// The server redirects to a URL that must not be requested.
    case refusedRedirect(to: String)
    /// The server redirects more often than the limit.
    case tooManyRedirects(limit: Int)
    /// The response ended before it was complete.
    case truncated
    /// The connection failed or was lost.
    case connection(ConnectionFailure)
    /// The loading task was cancelled.
    case cancelled
    /// The load must not use the network, and the cache has no copy.
    case notCached
    /// The load must not use the network, but the cache has a copy.
    ///
    /// This reason is not thrown: it is the ``LoadedScreen/staleness`` of the cached copy.
    case networkForbidden
    /// The document was received, but cannot be used.
    case document(DocumentError)
  }

  /// Why the document cannot be loaded.
  public let reason: Reason
  /// The document's path, name or URL, without user, password and query.
  public let documentName: String
  /// The faults of the cached copy; empty if it has none, or if no copy was looked for.
  public let cachedCopyDiagnostics: [Diagnostic]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - name: The document's name, without secrets.
  ///   - cachedCopyDiagnostics: The faults of the cached copy.
  public init(_ reason: Reason, of name: String, cachedCopyDiagnostics: [Diagnostic] = []) {
    self.reason = reason
    documentName = name
    self.cachedCopyDiagnostics = cachedCopyDiagnostics
  }

  /// The text of ``description`` as a part of a sentence: without the capital letter at its start
  /// and the full stop at its end.
  package var descriptionInsideSentence: String {
    if case .document(let error) = reason {
      return "\(documentName) cannot be used: \(error.description.trimmingSuffix("."))"
    }
    return "cannot read '\(documentName)': \(problemAndRemedy)"
  }

  private var problemAndRemedy: String {
    switch reason {
    case .invalidURL: "it is not a valid URL; write it as 'https://example.com/home.json'"
    case .portOutOfRange: "the port is not a number from 1 to 65535; correct it"
    case .unsupportedScheme(let scheme):
      "the scheme '\(scheme)' is not supported; use a file, or an http or https URL"
    case .filesOnly: "this tool loads no URLs; save the document to a file and name the file"
    case .noLayout: "the folder lacks '\(DocumentPart.layout.fileName)'; add it or name a file"
    case .system(let failure): failure.problemAndRemedy(isReading: true)
    case .tooLarge(let limit): "it is larger than \(limit.byteCountText); split it"
    case .timedOut(let limit):
      "it did not arrive within \(limit.durationText); check the network or try again"
    case .status(let status): Self.problemAndRemedy(for: status)
    case .refusedRedirect(let place):
      "the server redirects to '\(place)', which is not followed; name the document's own URL"
    case .tooManyRedirects(let limit):
      "the server redirects more than \(limit.numberOfTimesText); name the document's own URL"
    case .truncated: "the answer is incomplete; try again"
    case .connection(let failure): failure.problemAndRemedy
    case .cancelled: "the load was cancelled"
    case .notCached: "the cache has no copy of it; load it once from the network"
    case .networkForbidden: "no request was sent, because the network must not be used; allow it"
    case .document(let error): error.description.trimmingSuffix(".")
    }
  }

  private static func problemAndRemedy(for status: Int) -> String {
    let hint =
      switch status {
      case 401, 403, 407: "access is refused; check the address and its permissions"
      case 404, 410: "there is nothing at this address; check it"
      case 408, 425, 429: "the server asks to wait; try again later"
      case 400..<500: "the server does not accept the request; check the address"
      case 500..<600: "the server failed; try again later"
      default: "an answer with this status has no document; check the address"
      }
    return "the server answered with status \(status): \(hint)"
  }
}

extension LoadError: CustomStringConvertible {
  /// One sentence that says which document failed, why, and what to do.
  ///
  /// The name of a document at its start keeps its spelling.
  public var description: String {
    let text = descriptionInsideSentence
    if case .document = reason { return text + "." }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension Int {
  fileprivate var byteCountText: String {
    let mebibyte = 1024 * 1024
    if self >= mebibyte, isMultiple(of: mebibyte) { return "\(self / mebibyte) MiB" }
    return self == 1 ? "1 byte" : "\(self) bytes"
  }

  fileprivate var numberOfTimesText: String { self == 1 ? "once" : "\(self) times" }
}

extension Duration {
  /// The duration without fractions of a millisecond: `30 s`, `1500 ms`; from 60 seconds on, always
  /// in seconds: `90.5 s`.
  fileprivate var durationText: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return "\(seconds) s" }
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard seconds >= 60 else { return "\(seconds * 1000 + milliseconds) ms" }
    return "\(Decimal(seconds) + Decimal(milliseconds) / 1000) s"
  }
}
