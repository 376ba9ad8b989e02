import Basics
package import Foundation
import ScreenDocument

/// The target of a redirect, and whether it is allowed.
///
/// | from    | to                                       |
/// | ------- | ---------------------------------------- |
/// | `http`  | `http` or `https`                        |
/// | `https` | `https` only                             |
package struct RedirectTarget {
  /// The target URL; `nil` if it is invalid or not allowed.
  package let allowedURL: URL?
  /// The target as printable text, without secrets, at most 200 characters.
  package let printableTarget: String

  /// Parses a `Location` header.
  ///
  /// - Parameters:
  ///   - location: The header.
  ///   - url: The URL that redirects.
  package init(_ location: String, from url: URL) {
    let location = location.trimmingCharacters(in: .whitespaces)
    let place = URL(string: location, relativeTo: url)?.absoluteURL
    let schemes: Set<String> = url.scheme?.lowercased() == "http" ? ["http", "https"] : ["https"]
    let isAllowed =
      place?.scheme.map { schemes.contains($0.lowercased()) } == true
      && place?.host(percentEncoded: false)?.isEmpty == false
    allowedURL = isAllowed ? place : nil
    // A text that is not a URL may be a path, which is resolved against the URL.
    let isResolved = URLRedaction.urlsWithSecrets(in: location).isEmpty
    let text = isResolved ? place?.absoluteString ?? location : location
    printableTarget = String(URLRedaction.withoutSecrets(text).prefix(200))
  }
}
