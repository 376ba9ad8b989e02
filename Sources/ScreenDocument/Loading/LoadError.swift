public import Basics
import Foundation
public import StrictJSON

/// A document that could not be had: which, why, and what to do.
///
/// It never contains a URL's user, password or query, so it may be printed and logged.
public struct LoadError: Error, Hashable, Sendable {
  /// Why a document could not be had.
  public enum Reason: Hashable, Sendable {
    /// The text has a scheme, but is no URL.
    case invalidURL
    /// The scheme is neither `http` nor `https`.
    case unsupportedScheme(String)
    /// The document is on a server, and the fetcher reads files only.
    case filesOnly
    /// A folder has no `layout.json`.
    case noLayout
    /// The system could not read a file.
    case system(SystemFailure)
    /// There are more bytes than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The whole document did not come within the limit.
    case timedOut(Duration)
    /// The server answered with a status that is no success.
    case status(Int)
    /// The server sends on to a place that must not be asked.
    case refusedRedirect(to: String)
    /// The server sends on more often than the limit.
    case tooManyRedirects(limit: Int)
    /// The answer ended before it was whole.
    case truncated
    /// The server could not be reached, or the connection broke.
    case connection(ConnectionFailure)
    /// The task that asked was cancelled.
    case cancelled
    /// The network is not to be used, and there is no copy in the cache.
    case notCached
    /// The network is not to be used, though there is a copy in the cache.
    case offline
    /// The document came, and cannot be used.
    case document(DocumentError)
  }

  /// Why it could not be had.
  public let reason: Reason
  /// The document, fit to be printed.
  public let name: String
  /// What is wrong with the cached copy, where one was looked for.
  public let cacheDiagnostics: [Diagnostic]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: Why it could not be had.
  ///   - name: The document, fit to be printed.
  ///   - cacheDiagnostics: What is wrong with the cached copy.
  public init(_ reason: Reason, of name: String, cacheDiagnostics: [Diagnostic] = []) {
    self.reason = reason
    self.name = name
    self.cacheDiagnostics = cacheDiagnostics
  }

  /// The name, why, and what to do: a part of a sentence, without a capital and a full stop.
  package var phrase: String {
    if case .document(let error) = reason {
      return "\(name) cannot be used: \(error.description.trimmingSuffix("."))"
    }
    return "cannot read '\(name)': \(advice)"
  }

  private var advice: String {
    switch reason {
    case .invalidURL: "it is no URL; write it as 'https://example.com/home.json'"
    case .unsupportedScheme(let scheme):
      "the scheme '\(scheme)' is not read; name a file, or a URL of http or https"
    case .filesOnly: "no server is asked here; save it to a file and name that"
    case .noLayout: "the folder lacks '\(DocumentPart.layout.fileName)'; add it or name a file"
    case .system(let failure): failure.advice(isReading: true)
    case .tooLarge(let limit): "it is larger than \(limit.sizeText); split it"
    case .timedOut(let limit):
      "it did not arrive within \(limit.secondsText); check the network or try again"
    case .status(let status): Self.advice(for: status)
    case .refusedRedirect(let place):
      "the server redirects to '\(place)', which is not followed; name the document's own URL"
    case .tooManyRedirects(let limit):
      "the server redirects more than \(limit) times; name the document's own URL"
    case .truncated: "the answer is incomplete; try again"
    case .connection(let failure): failure.advice
    case .cancelled: "the load was cancelled"
    case .notCached: "the cache has no copy of it; load it once from the network"
    case .offline: "the network was not used"
    case .document(let error): error.description.trimmingSuffix(".")
    }
  }

  private static func advice(for status: Int) -> String {
    let hint =
      switch status {
      case 401, 403, 407: "access is refused; check the address and its permissions"
      case 404, 410: "there is nothing at this address; check it"
      case 408, 425, 429: "the server asks to wait; try again later"
      case 400..<500: "the server does not accept the request; check the address"
      case 500..<600: "the server failed; try again later"
      default: "that is no document; check the address"
      }
    return "the server answered with status \(status): \(hint)"
  }
}

extension LoadError: CustomStringConvertible {
  /// One sentence that says which document, why, and what to do.
  public var description: String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension Int {
  fileprivate var sizeText: String {
    let mebibyte = 1024 * 1024
    return self >= mebibyte && isMultiple(of: mebibyte) ? "\(self / mebibyte) MiB" : "\(self) bytes"
  }
}

extension Duration {
  fileprivate var secondsText: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0, seconds < 60 else { return "\(seconds) s" }
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
  }
}
